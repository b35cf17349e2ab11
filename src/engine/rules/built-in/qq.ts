import { patternRule } from './rule.ts';

/** 5 to 12 digits. */
export const qq = patternRule('QQ号码', /^[1-9]\d{4,11}$/, '请输入正确的QQ号码');
