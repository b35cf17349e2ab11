import { patternRule } from './rule.ts';

export const certificateNumber = patternRule('证件号码', /^[A-Za-z0-9]{1,50}$/, '请输入正确的证件号码');
