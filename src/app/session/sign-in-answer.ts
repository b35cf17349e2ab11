import { type Dictionaries, type Envelope, isRecord, parseDictionaries } from '../../data-sources/jeecg/index.ts';
import { PortError } from '../../runtime/ports/index.ts';
import { parseUser, type User } from './user.ts';

/** What a sign-in gives. */
export interface SignInAnswer {
  token: string;
  user: User;
  tenant?: { id: string; info: unknown };
  dictionaries?: Dictionaries;
}

/** Refused, and from now on the server wants the characters of a picture beside name and password. */
export class CaptchaRequired extends Error {}

/**
 * Reads the answer of `sys/login`. Success is code 200 alone (docs/requirements.md, Error catalogue); throws
 * `PortError`, `CaptchaRequired`.
 */
export function parseSignIn(envelope: Envelope): SignInAnswer {
  const { code, message, result } = envelope;
  const asksCaptcha = isRecord(result) && result.captchaRequired === true;
  if (code !== 200 && (code === 412 || asksCaptcha || message.includes('验证码')))
    throw new CaptchaRequired(message || '请输入验证码');
  if (code !== 200 || !envelope.success) throw new PortError('server', message || '登录失败，请稍后重试');
  const user = isRecord(result) ? parseUser(result.userInfo) : undefined;
  if (!isRecord(result) || typeof result.token !== 'string' || result.token === '' || !user) {
    throw new PortError('server', '服务器的登录回答无法识别，请联系管理员');
  }
  const tenant = Array.isArray(result.tenantList) ? result.tenantList.find(isRecord) : undefined;
  return {
    token: result.token,
    user,
    ...(tenant && { tenant: { id: String(tenant.id ?? '0'), info: tenant } }),
    ...(isRecord(result.sysAllDictItems) && { dictionaries: parseDictionaries(result.sysAllDictItems) }),
  };
}
