import { parseDictionaries, type Dictionaries, type Envelope } from '../../data-sources/jeecg/index.ts';
import { say } from '../../locale/index.ts';
import { PortError } from '../../runtime/ports/index.ts';
import { isRecord } from '../../schema/json/index.ts';
import { parseUser, type User } from './user.ts';

/** The result of a sign-in. */
export interface SignInAnswer {
  token: string;
  user: User;
  tenants: SignInTenant[];
  tenant?: SignInTenant;
  /** The departments of the user; empty unless there is a choice. */
  departments: { orgCode: string; name: string }[];
  dictionaries?: Dictionaries;
  /** The codes of a second factor that was just set up; they are shown once. */
  recoveryCodes?: string[];
  logout?: string;
  isBrief?: boolean;
}

export interface SignInTenant {
  id: string;
  name: string;
  info: unknown;
}

/** The sign-in was refused, and the server now requires a captcha in addition to the password. */
export class CaptchaRequired extends Error {
  /** True if the captcha was wrong or missing, as opposed to the user name or password. */
  readonly isAboutCaptcha: boolean;

  constructor(message: string, isAboutCaptcha = true) {
    super(message);
    this.isAboutCaptcha = isAboutCaptcha;
  }
}

/** The password was correct, but the server also requires a second factor. */
export class FactorRequired extends Error {
  /** Proves the correct password for some minutes. */
  readonly ticket: string;
  /** The data for an authenticator app; present if the user has no second factor yet. */
  readonly setup: { secret: string; uri: string } | undefined;

  constructor(message: string, ticket: string, setup?: { secret: string; uri: string }) {
    super(message);
    this.ticket = ticket;
    this.setup = setup;
  }
}

/**
 * Parses the response of `sys/login` and of the other ways of signing in. Only code 200 is a success
 * (docs/requirements.md, Error catalogue). Throws `PortError`, `CaptchaRequired`, `FactorRequired`.
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

/** Parses the data for an authenticator app. */
export function parseSetup(value: unknown): { secret: string; uri: string } | undefined {
  const { secret, uri } = isRecord(value) ? value : {};
  return typeof secret === 'string' && typeof uri === 'string' ? { secret, uri } : undefined;
}
