import { createHash } from 'node:crypto';

export const doubleSecret = 'a-secret-of-the-double';

export function signingSettings(isLater: boolean): Record<string, string> {
  return { SIGN_SECRET: doubleSecret, SIGN_STAMP: isLater ? 'epoch' : '14' };
}

const checked = [
  '/sys/dict/getDictItems/*',
  '/sys/dict/loadDict/*',
  '/sys/dict/loadDictOrderByValue/*',
  '/sys/dict/loadDictItem/*',
  '/sys/dict/loadTreeData',
  '/sys/api/queryTableDictItemsByCode',
  '/sys/api/queryFilterTableDictInfo',
  '/sys/api/queryTableDictByKeys',
  '/sys/api/translateDictFromTable',
  '/sys/api/translateDictFromTableByKeys',
];

const checkedLater = [
  '/sys/sendChangePwdSms',
  '/sys/user/sendChangePhoneSms',
  '/sys/sms',
  '/desform/api/sendVerifyCode',
  '/sys/dataSource/options',
  '/sys/tenant/queryById',
  '/sys/tenant/invitationUserJoin',
  '/sys/tenant/joinTenantByHouseNumber',
  '/sys/tenant/invitationUser',
  '/sys/tenant/agreeOrRefuseJoinTenant',
];

const patience = 300_000;

interface WireCall {
  method: string;
  path: string;
  search: string;
  body: string;
  sign: string | undefined;
  stamp: string | undefined;
}

/**
 * Checks the signature of a call like a JeecgBoot: the last part of the path is included if it contains a comma before
 * decoding, the query is decoded as a whole before it is split into parameters, and only since 3.2 the time may be in
 * milliseconds.
 * @returns the refusal; undefined for a call that it answers.
 */
export function refusalOfSignature(call: WireCall, isLater: boolean): string | undefined {
  const patterns = isLater ? [...checked, ...checkedLater] : checked;
  if (!patterns.some((pattern) => fits(pattern, call.path))) return undefined;
  const incomplete = isLater
    ? 'Sign签名校验失败，请求参数不完整！'
    : '操作失败，签名验证失败:X-TIMESTAMP格式必须为:yyyyMMddHHmmss';
  const at = momentOf(call.stamp ?? '', isLater);
  if (at === undefined) return incomplete;
  if (Date.now() - at > patience) return '签名验证失败:X-TIMESTAMP已过期';
  const text = JSON.stringify(parametersOf(call));
  const sign = createHash('md5').update(`${text}${doubleSecret}`).digest('hex').toUpperCase();
  return call.sign === sign ? undefined : 'Sign签名校验失败！';
}

function fits(pattern: string, path: string): boolean {
  return pattern.endsWith('*')
    ? path.startsWith(pattern.slice(0, -1)) && !path.slice(pattern.length - 1).includes('/')
    : path === pattern;
}

/**
 * Parses 14 digits in the local time of this machine, or milliseconds since 1970 for later versions.
 * @returns milliseconds.
 */
function momentOf(stamp: string, isLater: boolean): number | undefined {
  if (/^\d{13}$/.test(stamp)) return isLater ? Number(stamp) : undefined;
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(stamp);
  if (!parts) return undefined;
  const [year = 0, month = 1, ...rest] = parts.slice(1).map(Number);
  const [day, hour, minute, second] = rest;
  return new Date(year, month - 1, day, hour, minute, second).getTime();
}

function parametersOf({ method, path, search, body }: WireCall): Record<string, string> {
  const tail = path.slice(path.lastIndexOf('/') + 1);
  const parameters = new Map<string, string>();
  if (tail.includes(',')) parameters.set('x-path-variable', decodeURIComponent(tail));
  for (const part of decodeURIComponent(search.replaceAll('+', '%20')).split('&')) {
    const at = part.indexOf('=');
    if (at >= 0) parameters.set(part.slice(0, at), part.slice(at + 1));
  }
  if (method !== 'GET' && body.startsWith('{'))
    for (const [name, value] of Object.entries<unknown>(JSON.parse(body))) parameters.set(name, String(value));
  parameters.delete('_t');
  return Object.fromEntries([...parameters].toSorted(([left], [right]) => (left < right ? -1 : 1)));
}
