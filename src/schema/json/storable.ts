import { say } from '../../locale/index.ts';
import { isIntegerText } from './pointer.ts';

export const MAX_DEPTH = 100;
/** The maximum size of a document in bytes of UTF-8. */
export const MAX_BYTES = 1_048_576;

export type StorableCode = 'proto-key' | 'integer-key' | 'text-not-allowed' | 'number-not-exact';

export interface StorableFault {
  code: StorableCode;
  message: string;
}

const forbiddenText = /[\0\ud800-\udfff]/u;

/** Returns the reason why an object key is not allowed in documents: it would reach a prototype, or lose its place. */
export function keyFault(key: string): StorableFault | undefined {
  if (key === '__proto__') return { code: 'proto-key', message: say('键名不能是“__proto__”，请换一个名字。') };
  if (isIntegerText(key)) {
    return {
      code: 'integer-key',
      message: say('键名“{key}”是整数，读取时顺序会乱，请换成不是纯数字的名字。', { key }),
    };
  }
  return textFault(key);
}

/**
 * Returns the reason why a text is not allowed in documents: PostgreSQL stores no NUL, UTF-8 has no half of a surrogate
 * pair.
 */
export function textFault(text: string): StorableFault | undefined {
  if (forbiddenIndex(text) === -1) return undefined;
  return { code: 'text-not-allowed', message: say('文本里有空字符（NUL）或不成对的代理字符，请删去。') };
}

/** Returns the index (UTF-16 units) of the first character that `textFault` refuses, or -1. */
export function forbiddenIndex(text: string): number {
  return text.search(forbiddenText);
}

/** Returns the reason why a number is not allowed in documents: it is not finite, or an integer beyond ±(2^53 - 1). */
export function numberFault(value: number): StorableFault | undefined {
  if (!Number.isFinite(value)) return { code: 'number-not-exact', message: say('数字超出了可表示的范围。') };
  if (!Number.isInteger(value) || Number.isSafeInteger(value)) return undefined;
  return { code: 'number-not-exact', message: say('整数超出 ±9007199254740991，无法精确保存，请写成带双引号的文本。') };
}
