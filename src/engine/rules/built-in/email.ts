import { patternRule } from './rule.ts';

export const email = patternRule('邮箱', /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/, '邮箱格式不正确');
