import { expect, test } from 'vitest';

import { unanswered } from './no-answer.ts';

const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
const brokenOff = Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
/** `fetch` wraps the error of a connection, and a timeout is a separate error with a number as its code. */
const wrapped = (cause: Error): Error => new TypeError('fetch failed', { cause });
const late = new DOMException('The operation was aborted due to timeout', 'TimeoutError');

test.each([
  ['GET', 'that did not arrive', refused, true],
  ['PUT', 'that did not arrive', refused, true],
  ['POST', 'of ours that did not arrive', wrapped(refused), true],
  ['GET', 'that broke off', brokenOff, true],
  ['POST', 'that broke off', brokenOff, false],
  ['POST', 'of ours that broke off', wrapped(brokenOff), false],
  ['GET', 'that waited too long', late, false],
  ['PUT', 'that waited too long', late, false],
])('a %s %s has its right to be repeated', (method, _name, error, isRepeated) => {
  const { status, headers } = unanswered(method, error);
  expect([status, headers['retry-after']]).toEqual([503, isRepeated ? '5' : undefined]);
});

test('the refusal of a save that may have been executed mentions it', () => {
  expect(unanswered('POST', late).message).toContain('不知道这次操作有没有完成');
  expect(unanswered('POST', refused).message).toBe('后端服务没有应答，请稍后重试。');
});
