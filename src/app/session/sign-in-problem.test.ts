import { expect, test } from 'vitest';

import { PortError } from '../../runtime/ports/index.ts';
import { signInProblem } from './sign-in-problem.ts';

test.each([
  [new PortError('invalid', '用户名或密码错误', { status: 200, requestId: 'r1' }), '用户名或密码错误'],
  [new PortError('server', '服务器忙', { status: 500, requestId: 'r2' }), '服务器忙（请求编号 r2）'],
  [new PortError('offline', '网络断开了'), '网络断开了'],
  ['nothing', '登录失败，请稍后重试'],
])('%s', (error, text) => {
  expect(signInProblem(error)).toBe(text);
});
