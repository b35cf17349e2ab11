import { describe, expect, test } from 'vitest';

import { registrationRules } from './field-rules.ts';

describe('who registers', () => {
  test.each([
    ['username', '', '请输入用户名'],
    ['username', 'a-b', '只允许字母、数字、下划线'],
    ['username', 'abc', '长度4到18个字符'],
    ['username', 'a'.repeat(19), '长度4到18个字符'],
    ['username', ' wang_4 ', undefined],
    ['mobile', '', '请输入手机号'],
    ['mobile', '12345678901', '请输入正确手机号'],
    ['mobile', '13912345678', undefined],
    ['mobile', '16612345678', undefined],
    ['email', '', undefined],
    ['email', 'a@b', '邮箱格式不正确'],
  ] as const)('with the %s “%s” is told: %s', (name, value, message) => {
    expect(registrationRules[name](value)).toBe(message);
  });
});
