import { expect, test } from 'vitest';

import { missingCredentials } from './missing-credentials.ts';

test.each([
  [{ username: 'admin', password: 'x' }, { captcha: false, slider: false }, {}],
  [
    { username: '  ', password: '' },
    { captcha: false, slider: false },
    { username: '请输入账号', password: '请输入密码' },
  ],
  [{ username: 'admin', password: ' ', captcha: '' }, { captcha: true, slider: false }, { captcha: '请输入验证码' }],
  [{ username: 'admin', password: 'x', captcha: 'a1b2' }, { captcha: true, slider: false }, {}],
  [{ username: 'admin', password: 'x' }, { captcha: false, slider: true }, { slider: '请按住滑块，拖动到最右边' }],
])('%j, asked for %j, lacks %j', (values, asked, missing) => {
  expect(missingCredentials(values, asked)).toEqual(missing);
});
