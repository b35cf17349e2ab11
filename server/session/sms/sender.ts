import type { Log } from '../../database/index.ts';
import { text, type Text } from '../../locale/index.ts';
import type { Settings } from '../../settings/index.ts';

export type SmsPurpose = 'login' | 'register' | 'password';

export type SmsSender = (message: { phone: string; code: string; purpose: SmsPurpose }) => Promise<Text | undefined>;

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

export function sendsSms({ smsGateway, host }: Pick<Settings, 'smsGateway' | 'host'>): boolean {
  return smsGateway !== undefined || loopback.has(host);
}

/**
 * Creates the sender from the settings: an HTTP gateway if one is set; otherwise, on a server that only this machine
 * can reach, the server's log, for the administrator; otherwise one that always refuses.
 */
export function smsSender(
  { smsGateway, smsToken, host }: Pick<Settings, 'smsGateway' | 'smsToken' | 'host'>,
  log: Log,
): SmsSender {
  if (smsGateway !== undefined) return gatewaySender(smsGateway, smsToken);
  if (loopback.has(host))
    return async ({ phone, code, purpose }) => {
      log.warn(`没有设置 SMS_GATEWAY，短信验证码（${words[purpose]}，${masked(phone)}）没有发送：${code}。`);
      return text('没有设置短信网关：验证码写在服务的日志里，请向管理员索取。');
    };
  return async () => {
    log.warn('没有设置 SMS_GATEWAY，短信验证码没有发送。');
    throw new Error('No gateway for short messages.');
  };
}

const words = { login: '登录', register: '注册', password: '找回密码' };

function gatewaySender(url: string, token: string | undefined): SmsSender {
  return async (message) => {
    const headers = {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify(message),
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    });
    if (!answer.ok) throw new Error(`The gateway for short messages answered ${answer.status}.`);
  };
}

function masked(phone: string): string {
  return phone.replace(/^(\d{3})\d+(\d{2})$/, '$1****$2');
}
