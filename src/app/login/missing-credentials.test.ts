import { expect, test } from 'vitest';

import { missingCredentials } from './missing-credentials.ts';

test.each([
  [{ username: 'admin', password: 'x' }, false, {}],
  [{ username: '  ', password: '' }, false, { username: '请输入账号', password: '请输入密码' }],
  [{ username: 'admin', password: ' ', captcha: '' }, true, { captcha: '请输入验证码' }],
  [{ username: 'admin', password: 'x', captcha: 'a1b2' }, true, {}],
])('%j with captcha %s lacks %j', (values, asksCaptcha, missing) => {
  expect(missingCredentials(values, asksCaptcha)).toEqual(missing);
});
