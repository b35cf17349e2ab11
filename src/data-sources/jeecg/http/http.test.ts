import { describe, expect, test, vi } from 'vitest';

import { PortError } from '../../../runtime/ports/index.ts';
import { fakeServer, type FakeAnswer } from '../testing/fake-fetch.ts';
import { createHttp, type HttpOptions } from './http.ts';

function clientOf(answer: FakeAnswer | Error, options: Partial<HttpOptions> = {}) {
  const server = fakeServer(() => answer);
  const renewToken = vi.fn(async () => false);
  const onHttpError = vi.fn();
  const http = createHttp({
    base: 'http://localhost/jeecg-boot',
    token: () => 'T1',
    renewToken,
    onHttpError,
    fetch: server.fetch,
    now: () => 1_700_000_000_999,
    ...options,
  });
  return { http, server, renewToken, onHttpError };
}

async function failureOf(call: Promise<unknown>): Promise<PortError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof PortError)) throw new Error('expected a PortError');
  return error;
}

const list = { method: 'GET', path: '/base/customer/list' } as const;

describe('a call', () => {
  // covers: call-headers, call-time
  test('carries token, tenant and the second it was made at', async () => {
    const { http, server } = clientOf({}, { tenant: () => '7' });
    await http.send({ ...list, params: { name: '*张 三*' } });
    const [request] = server.requests;
    expect(request?.headers.get('X-Access-Token')).toBe('T1');
    expect(request?.headers.get('tenant-id')).toBe('7');
    expect(request?.url.pathname).toBe('/jeecg-boot/base/customer/list');
    expect(Object.fromEntries(request?.url.searchParams ?? [])).toEqual({ name: '*张 三*', _t: '1700000000' });
  });

  // covers: call-signed
  test('is signed where it must be, by the clock of the server', async () => {
    const dictionary = { method: 'GET', path: '/sys/dict/getDictItems/sex' } as const;
    const answered = { headers: { Date: new Date(1_700_003_600_000).toUTCString() } };
    const { http, server } = clientOf(answered, { signing: { secret: 's', stamp: 'epoch' } });
    await http.send(list);
    await http.send(dictionary);
    const [plain, signed] = server.requests;
    expect(plain?.headers.get('X-Sign')).toBeNull();
    expect(signed?.headers.get('X-Sign')).toMatch(/^[0-9A-F]{32}$/);
    expect(signed?.headers.get('X-TIMESTAMP')).toBe('1700003600000');
  });

  test('is signed where it says so, its body as it is sent', async () => {
    const { http, server } = clientOf({}, { signing: { secret: 's', stamp: 'epoch' } });
    const call = { method: 'POST', path: '/sales/order/close', signed: true } as const;
    await http.send({ ...call, body: { count: 2, note: null, ok: true } });
    await http.send({ ...call, body: { ok: 'true', count: '2' } });
    await http.send({ ...call, body: { ok: 'true', count: '3' } });
    expect(server.requests[0]?.body).toEqual({ count: '2', note: null, ok: 'true' });
    const [first, same, other] = server.requests.map(({ headers }) => headers.get('X-Sign'));
    expect(first).toMatch(/^[0-9A-F]{32}$/);
    expect([first === same, first === other]).toEqual([true, false]);
  });

  // covers: call-headers
  test('without token and tenant says tenant 0 and no token', async () => {
    const { http, server } = clientOf({}, { token: () => undefined });
    await http.send({ method: 'POST', path: 'sys/login', body: { username: 'admin' } });
    expect(server.requests[0]?.headers.get('tenant-id')).toBe('0');
    expect(server.requests[0]?.headers.has('X-Access-Token')).toBe(false);
    expect(server.requests[0]?.body).toEqual({ username: 'admin' });
    expect(server.requests[0]?.url.search).toBe('');
  });

  // covers: call-time
  test('for dictionary items has no time in it', async () => {
    const { http, server } = clientOf({});
    await http.send({ method: 'GET', path: '/sys/dict/getDictItems/sex' });
    expect(server.requests[0]?.url.search).toBe('');
  });

  test('keeps the digits of numbers that no double holds', async () => {
    const { http } = clientOf({ body: '{"success":true,"code":0,"result":{"id":1234567890123456789,"qty":12.5}}' });
    expect((await http.send(list)).result).toEqual({ id: '1234567890123456789', qty: 12.5 });
  });

  test('succeeds with code 0 as with 200', async () => {
    const { http } = clientOf({ body: { success: true, code: 0, message: '好', result: [1] } });
    expect(await http.send(list)).toEqual({ success: true, code: 0, message: '好', result: [1] });
  });

  test('takes a bare answer for its result', async () => {
    const { http } = clientOf({ body: [{ id: 'a' }] });
    expect((await http.send(list)).result).toEqual([{ id: 'a' }]);
  });
});

// covers: limit-timeout, error-http
test('a call without an answer is given up after 300 s', async () => {
  vi.useFakeTimers();
  try {
    const { http } = clientOf({}, { fetch: () => new Promise(() => undefined) });
    const ended = vi.fn();
    const failure = failureOf(http.send(list)).finally(ended);
    await vi.advanceTimersByTimeAsync(299_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect((await failure).message).toBe('网络超时');
  } finally {
    vi.useRealTimers();
  }
});

// covers: permission-named
test('what the server says of a missing permission is kept beside the message of the catalogue', async () => {
  const message = '没有权限，请联系管理员授权：system:document:edit';
  const { http } = clientOf({ status: 403, body: { success: false, code: 510, message } });
  const error = await failureOf(http.send(list));
  expect([error.message, error.cause]).toEqual(['拒绝访问', message]);
});

// covers: error-blob
describe('the error catalogue', () => {
  // covers: error-blob
  test.each<[string, FakeAnswer | Error, PortError['kind'], string]>([
    ['403', { status: 403, body: { success: false, code: 510, message: '没有权限' } }, 'forbidden', '拒绝访问'],
    [
      'code 510',
      { body: { success: false, code: 510, message: '没有权限，请联系管理员授权' } },
      'forbidden',
      '没有权限，请联系管理员授权',
    ],
    [
      '404',
      { status: 404, body: { status: 404, error: 'Not Found', message: 'x' } },
      'not-found',
      '很抱歉，资源未找到!',
    ],
    ['504', { status: 504, body: 'gateway' }, 'timeout', '网络超时'],
    ['no answer in time', Object.assign(new Error('slow'), { name: 'TimeoutError' }), 'timeout', '网络超时'],
    [
      '401, whatever success says',
      { status: 401, body: { success: true, code: 401, message: 'Token失效，请重新登录' } },
      'unauthorized',
      '未授权，请重新登录',
    ],
    [
      '500 of an old server',
      { status: 500, body: { status: 500, message: 'Token失效，请重新登录' } },
      'unauthorized',
      '未授权，请重新登录',
    ],
    ['500', { status: 500, body: { success: false, code: 500, message: '数据库忙' } }, 'server', '数据库忙'],
    [
      '503 of a busy server',
      { status: 503, body: { success: false, code: 503, message: '服务器正忙，请稍后重试。' } },
      'server',
      '服务器正忙，请稍后重试。',
    ],
    ['503 without words', { status: 503, body: '<html>' }, 'server', '服务器出错（503），请稍后重试'],
    ['500 without words', { status: 500, body: '<html>' }, 'server', '服务器出错（500），请稍后重试'],
    ['a business refusal', { body: { success: false, code: 500, message: '名称已存在' } }, 'server', '名称已存在'],
    ['no line', new TypeError('fetch failed'), 'offline', '无法连接服务器，请检查网络后重试'],
    ['no JSON', { body: 'hello' }, 'server', '服务器的回答无法识别，请稍后重试'],
  ])('says %s', async (_name, answer, kind, message) => {
    const { http } = clientOf(answer);
    expect(await failureOf(http.send(list))).toMatchObject({ kind, message });
  });

  // covers: error-list, error-notification
  test('is told to the application for failures of the line, and left to the page for what was answered', async () => {
    const failed = clientOf({ status: 504, body: 'gateway' });
    expect((await failureOf(failed.http.send(list))).isReported).toBe(true);
    expect(failed.onHttpError).toHaveBeenCalledOnce();
    const refused = clientOf({ body: { success: false, code: 500, message: '名称已存在' } });
    expect((await failureOf(refused.http.send(list))).isReported).toBe(false);
    expect(refused.onHttpError).not.toHaveBeenCalled();
    const quiet = clientOf({ status: 504, body: 'gateway' });
    expect((await failureOf(quiet.http.send({ ...list, quiet: true }))).isReported).toBe(false);
  });

  test('carries the request id', async () => {
    const headers = { 'X-Request-Id': 'r-1' };
    const answers = [
      { status: 500, body: {} },
      { body: { success: false, code: 500, message: '不行' } },
      { body: 'hello' },
    ];
    for (const answer of answers) {
      const { http } = clientOf({ ...answer, headers });
      expect((await failureOf(http.send(list))).requestId).toBe('r-1');
    }
    const { http } = clientOf({ headers, body: '' });
    expect(await failureOf(http.download(list))).toMatchObject({ message: '文件下载失败', requestId: 'r-1' });
  });

  test('carries findings about fields', async () => {
    const problems = [{ path: 'name', severity: 'error', rule: 'required', message: '请输入名称' }];
    const { http, onHttpError } = clientOf({
      body: { success: false, code: 500, message: '请输入名称', result: { problems } },
    });
    expect(await failureOf(http.send(list))).toMatchObject({ kind: 'invalid', problems });
    expect(onHttpError).not.toHaveBeenCalled();
  });

  test('carries the record as it is now', async () => {
    const body = { success: false, code: 409, message: '已被他人修改', result: { current: { id: 'a', version: 3 } } };
    const { http } = clientOf({ body });
    expect(await failureOf(http.send(list))).toMatchObject({ kind: 'conflict', current: { id: 'a', version: 3 } });
  });

  test('a call taken back is cancelled and told to nobody', async () => {
    const controller = new AbortController();
    controller.abort();
    const { http, onHttpError } = clientOf({});
    expect((await failureOf(http.send({ ...list, signal: controller.signal }))).kind).toBe('cancelled');
    expect(onHttpError).not.toHaveBeenCalled();
  });
});

describe('who is told', () => {
  test('an expired token is told with the token, not as an HTTP error', async () => {
    const { http, renewToken, onHttpError } = clientOf({ status: 401, body: { code: 401, message: 'Token失效' } });
    await failureOf(http.send(list));
    expect(renewToken).toHaveBeenCalledExactlyOnceWith('T1', expect.objectContaining({ code: 401 }));
    expect(onHttpError).not.toHaveBeenCalled();
  });

  test('401 without a token is an HTTP error', async () => {
    const { http, onHttpError } = clientOf({ status: 401, body: {} }, { token: () => undefined });
    await failureOf(http.send(list));
    expect(onHttpError).toHaveBeenCalledOnce();
  });

  test('a business refusal is no HTTP error; a quiet call tells nobody', async () => {
    const refusal = clientOf({ body: { success: false, code: 500, message: '名称已存在' } });
    await failureOf(refusal.http.send(list));
    expect(refusal.onHttpError).not.toHaveBeenCalled();
    const quiet = clientOf({ status: 404, body: {} });
    await failureOf(quiet.http.send({ ...list, quiet: true }));
    expect(quiet.onHttpError).not.toHaveBeenCalled();
  });
});

describe('a download', () => {
  test('gives the bytes', async () => {
    const { http } = clientOf({ headers: { 'content-type': 'application/vnd.ms-excel' }, body: 'bytes' });
    expect(await (await http.download(list)).text()).toBe('bytes');
  });

  test('an expired token inside a Blob is an expired token', async () => {
    const { http, renewToken } = clientOf({ status: 500, body: { status: 500, message: 'Token失效，请重新登录' } });
    expect((await failureOf(http.download(list))).kind).toBe('unauthorized');
    expect(renewToken).toHaveBeenCalledOnce();
  });

  test('a refusal inside a Blob is a refusal, an empty file too', async () => {
    const refused = clientOf({ body: { success: false, code: 500, message: '没有数据' } });
    expect((await failureOf(refused.http.download(list))).message).toBe('没有数据');
    const empty = clientOf({ headers: { 'content-type': 'application/vnd.ms-excel' }, body: '' });
    expect((await failureOf(empty.http.download(list))).message).toBe('文件下载失败');
  });
});

describe('a token that is no longer good', () => {
  function renewing(renew: () => Promise<boolean>) {
    let token = 'old';
    const requests: (string | null)[] = [];
    const fake: typeof fetch = async (input, init) => {
      const request = new Request(input, init);
      requests.push(request.headers.get('X-Access-Token'));
      const good = request.headers.get('X-Access-Token') === 'new';
      const body = good ? { success: true, code: 200, result: 1 } : { success: true, code: 401, message: 'Token失效' };
      return new Response(JSON.stringify(body), { status: good ? 200 : 401 });
    };
    const renewToken = vi.fn(async () => {
      const renewed = await renew();
      if (renewed) token = 'new';
      return renewed;
    });
    return {
      http: createHttp({ base: 'http://localhost', token: () => token, renewToken, fetch: fake }),
      requests,
      renewToken,
    };
  }

  test('is renewed, and the calls that met it are made again', async () => {
    const { http, requests } = renewing(async () => true);
    const answers = await Promise.all([http.send(list), http.send(list)]);
    expect(answers.map(({ result }) => result)).toEqual([1, 1]);
    expect(requests).toEqual(['old', 'old', 'new', 'new']);
  });

  test('that is not renewed is an error', async () => {
    const { http } = renewing(async () => false);
    expect((await failureOf(http.send(list))).kind).toBe('unauthorized');
  });

  test('holds no caller who gives up', async () => {
    const { http } = renewing(() => new Promise(() => undefined));
    const controller = new AbortController();
    const call = failureOf(http.send({ ...list, signal: controller.signal }));
    controller.abort();
    expect((await call).kind).toBe('cancelled');
  });

  test('asks nobody for calls that end or begin a session', async () => {
    const { http, requests, renewToken } = renewing(async () => true);
    await failureOf(http.ask({ ...list, session: 'as-is' }));
    await failureOf(http.ask({ ...list, session: 'none' }));
    expect(requests).toEqual(['old', null]);
    expect(renewToken).not.toHaveBeenCalled();
  });
});
