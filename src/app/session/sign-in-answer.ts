import { isRecord, parseDictionaries, type Dictionaries, type Envelope } from '../../data-sources/jeecg/index.ts';
import { PortError } from '../../runtime/ports/index.ts';
import { say } from '../../schema/locale/index.ts';
import { parseUser, type User } from './user.ts';

/** What a sign-in gives. */
export interface SignInAnswer {
  token: string;
  user: User;
  /** Those that the person works for, and the one chosen. */
  tenants: SignInTenant[];
  tenant?: SignInTenant;
  /** Those that the person is in; filled where there is a choice. */
  departments: { orgCode: string; name: string }[];
  dictionaries?: Dictionaries;
  /** Of a second factor that was set up just now: shown once. */
  recoveryCodes?: string[];
  /** Where a sign-out goes on to, for who came by single sign-on. */
  logout?: string;
  /** Its session is to end with the browser. */
  isBrief?: boolean;
}

export interface SignInTenant {
  id: string;
  name: string;
  /** As the server sent it. */
  info: unknown;
}

/** Refused, and from now on the server wants the characters of a picture beside name and password. */
export class CaptchaRequired extends Error {
  /** The characters were wrong or missing, not the name or the password. */
  readonly isAboutCaptcha: boolean;

  constructor(message: string, isAboutCaptcha = true) {
    super(message);
    this.isAboutCaptcha = isAboutCaptcha;
  }
}

/** The password was right; the server wants a second factor, too. */
export class FactorRequired extends Error {
  /** Stands for the right password, for some minutes. */
  readonly ticket: string;
  /** There is none yet: what an authenticator app is given. */
  readonly setup: { secret: string; uri: string } | undefined;

  constructor(message: string, ticket: string, setup?: { secret: string; uri: string }) {
    super(message);
    this.ticket = ticket;
    this.setup = setup;
  }
}

/**
 * Reads the answer of `sys/login` and of the other ways in. Success is code 200 alone (docs/requirements.md, Error
 * catalogue); throws `PortError`, `CaptchaRequired`, `FactorRequired`.
 */
export function parseSignIn(envelope: Envelope): SignInAnswer {
  const { code, message, result } = envelope;
  const said = isRecord(result) ? result : {};
  if (typeof said.factorTicket === 'string')
    throw new FactorRequired(message, said.factorTicket, parseSetup(said.setup));
  if (code !== 200 && (code === 412 || said.captchaRequired === true || /^(请输入)?验证码/.test(message)))
    throw new CaptchaRequired(
      message || say('请输入验证码'),
      code === 412 || message === '' || message.includes('验证码'),
    );
  if (code !== 200 || !envelope.success) throw new PortError('server', message || say('登录失败，请稍后重试'));
  const user = parseUser(said.userInfo);
  if (typeof said.token !== 'string' || said.token === '' || !user) {
    throw new PortError('server', say('服务器的登录回答无法识别，请联系管理员'));
  }
  const tenants = recordsOf(said.tenantList).map((info) => {
    return { id: String(info.id ?? '0'), name: typeof info.name === 'string' ? info.name : String(info.id), info };
  });
  const departments = recordsOf(said.departs).flatMap(({ orgCode, departName }) =>
    typeof orgCode === 'string' ? [{ orgCode, name: typeof departName === 'string' ? departName : orgCode }] : [],
  );
  return {
    token: said.token,
    user,
    tenants,
    ...(tenants[0] && { tenant: tenants[0] }),
    departments: Number(said.multi_depart) === 2 ? departments : [],
    ...(Array.isArray(said.recoveryCodes) && { recoveryCodes: said.recoveryCodes.map(String) }),
    ...(isRecord(said.sysAllDictItems) && { dictionaries: parseDictionaries(said.sysAllDictItems) }),
  };
}

function recordsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** Reads what an authenticator app is given. */
export function parseSetup(value: unknown): { secret: string; uri: string } | undefined {
  const { secret, uri } = isRecord(value) ? value : {};
  return typeof secret === 'string' && typeof uri === 'string' ? { secret, uri } : undefined;
}
