import { patternRule } from './rule.ts';

export const webAddress = patternRule('网址', /^https?:\/\/\S+$/, '请输入以http和https开头的网址');
