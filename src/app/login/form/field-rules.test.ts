import { describe, expect, test } from 'vitest';

import { builtInRules } from '../../../engine/rules/index.ts';
import { registrationRules } from './field-rules.ts';

describe('who registers', () => {
  test.each([
    ['username', '', '请输入用户名'],
    ['username', 'a-b', '只允许字母、数字、下划线'],
    ['username', 'abc', '长度6到18个字符'],
    ['username', 'a'.repeat(19), '长度6到18个字符'],
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

  test.each(['username', 'mobile', 'email'] as const)('has the rule of the engine for %s', (name) => {
    const written = [
      'a',
      'abcd',
      'ab-cd',
      '中文名字',
      'x'.repeat(18),
      'x'.repeat(19),
      '13912345678',
      '16612345678',
      '12612345678',
    ];
    const mails = ['a@b.cn', 'a.b+c@d-e.com', 'a b@c.cn', 'a@b', '@b.cn'];
    for (const value of [...written, ...mails])
      expect(registrationRules[name](value), value).toBe(builtInRules.get(name)?.check(value));
  });
});
