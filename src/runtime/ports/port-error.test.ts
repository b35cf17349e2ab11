import { describe, expect, test } from 'vitest';

import { failureText, PortError, portError } from './port-error.ts';

describe('anything that was thrown', () => {
  test('is the same where a port threw it', () => {
    const error = new PortError('conflict', '别人改过了', { current: { id: '1' } });
    expect(portError(error)).toBe(error);
  });

  test.each<[what: string, reason: unknown, message: string]>([
    ['an error keeps its words', new TypeError('读不懂'), '读不懂'],
    ['an error without words gets some', new Error(''), '出错了，请稍后重试。'],
    ['a text gets some', 'oops', '出错了，请稍后重试。'],
    ['nothing gets some', undefined, '出错了，请稍后重试。'],
  ])('%s', (_what, reason, message) => {
    const error = portError(reason);
    expect([error.kind, error.message, error.cause]).toEqual(['server', message, reason]);
  });
});

describe('an error of a port', () => {
  test('is an answer where the server refused in the body of a successful response', () => {
    expect(new PortError('invalid', '不行', { status: 200 }).isAnswer).toBe(true);
    expect(new PortError('server', '忙', { status: 502 }).isAnswer).toBe(false);
    expect(new PortError('offline', '没有网络').isAnswer).toBe(false);
  });

  test('says of nothing that it does not know', () => {
    const { problems, current, requestId, isReported } = new PortError('timeout', '太久');
    expect({ problems, current, requestId, isReported }).toEqual({
      problems: [],
      current: undefined,
      requestId: undefined,
      isReported: false,
    });
  });
});

test.each<[error: Error, text: string]>([
  [new PortError('server', '数据库忙', { requestId: 'r7' }), '数据库忙（请求编号 r7）'],
  [new PortError('server', '数据库忙', { requestId: '' }), '数据库忙'],
  [new PortError('server', '', { requestId: 'r7' }), '操作失败，请稍后重试。（请求编号 r7）'],
  [new Error('读不懂'), '读不懂'],
])('a failure in one line: %s', (error, text) => {
  expect(failureText(error)).toBe(text);
});
