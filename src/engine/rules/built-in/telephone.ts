import { patternRule } from './rule.ts';

/** Area code and extension may be left out. */
export const telephone = patternRule('座机号', /^(0\d{2,3}-?)?[1-9]\d{6,7}(-\d{1,6})?$/, '请输入正确的座机号');
