import type { BuiltInRule } from './rule.ts';

/** Letters, digits and underscore, 4 to 18 of them. */
export const username: BuiltInRule = {
  title: '用户名',
  check(text) {
    if (!/^\w*$/.test(text)) return '只允许字母、数字、下划线';
    return text.length >= 4 && text.length <= 18 ? undefined : '长度6到18个字符';
  },
};
