import { patternRule } from './rule.ts';

export const bankCard = patternRule('银行卡号码', /^\d{10,20}$/, '请输入正确的银行卡号码');
