import { say } from '../../locale/index.ts';
import type { Cursor } from './cursor.ts';
import { forbiddenIndex, textFault } from './storable.ts';

const escapes: Record<string, string> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Parses the string whose opening quote is at the cursor, and moves the cursor past its closing quote. */
export function readString(cursor: Cursor): string {
  const { text, offset: start } = cursor;
  let decoded = '';
  let copied = start + 1;
  let at = copied;
  for (let code = text.charCodeAt(at); code !== QUOTE; code = text.charCodeAt(at)) {
    if (code === BACKSLASH) {
      decoded += text.slice(copied, at) + decodeEscape(cursor, at);
      at = copied = at + escapeLength(text, at);
    } else if (code >= 0x20) at += 1;
    else refuseCharacter(cursor, at);
  }
  decoded += text.slice(copied, at);
  cursor.offset = at + 1;
  return decoded;
}

/** Reports text that is not allowed in documents; `start` is the offset of its opening quote. */
export function checkText(cursor: Cursor, start: number, decoded: string): void {
  const fault = textFault(decoded);
  if (fault) cursor.report(fault.code, offsetOfUnit(cursor.text, start, forbiddenIndex(decoded)), fault.message);
}

/**
 * Returns the offset in the text of the index-th UTF-16 unit of the decoded string whose opening quote is at `start`.
 */
export function offsetOfUnit(text: string, start: number, index: number): number {
  let at = start + 1;
  for (let unit = 0; unit < index && at < text.length && text.charCodeAt(at) !== QUOTE; unit += 1) {
    at += text.charCodeAt(at) === BACKSLASH ? escapeLength(text, at) : 1;
  }
  return at;
}

function escapeLength(text: string, at: number): number {
  return text.charAt(at + 1) === 'u' ? 6 : 2;
}

function decodeEscape(cursor: Cursor, at: number): string {
  const letter = cursor.text.charAt(at + 1);
  if (letter === 'u') {
    const digits = cursor.text.slice(at + 2, at + 6);
    if (/^[\da-fA-F]{4}$/.test(digits)) return String.fromCharCode(Number.parseInt(digits, 16));
    cursor.stop('syntax', at, say('“\\u”后面要有四位十六进制数字，例如“\\u4e2d”。'), '\\uXXXX');
  }
  const char = Object.hasOwn(escapes, letter) ? escapes[letter] : undefined;
  return (
    char ??
    cursor.stop('syntax', at, say('“\\{letter}”不是 JSON 的转义写法，反斜杠本身要写作“\\\\”。', { letter }), '\\\\')
  );
}

function refuseCharacter(cursor: Cursor, at: number): never {
  const char = cursor.text.charAt(at);
  if (char === '') cursor.stop('syntax', at, say('文本没有结束，缺少右边的双引号。'), '"');
  if (char === '\n' || char === '\r') {
    cursor.stop('syntax', at, say('文本在这一行没有结束，请补上右边的双引号；文本里的换行要写作“\\n”。'), '"');
  }
  const right = JSON.stringify(char).slice(1, -1);
  return cursor.stop('syntax', at, say('文本里不能直接写控制字符，请写作“{right}”。', { right }), right);
}
