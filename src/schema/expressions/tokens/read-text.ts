import { say } from '../../../locale/index.ts';
import { ExpressionError } from '../problem.ts';
import type { Token } from './tokens.ts';

type Word = Omit<Token, 'newline'>;
const simpleEscapes: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v' };
const hexadecimal = /x([\da-fA-F]{2})|u([\da-fA-F]{4})|u\{([\da-fA-F]{1,8})\}/y;

/**
 * Reads the string that starts at `start`.
 * @throws ExpressionError if it does not end on its line.
 */
export function readString(text: string, start: number): Word {
  const quote = text[start];
  let value = '';
  let position = start + 1;
  for (; text[position] !== quote;) {
    const character = text[position];
    if (character === undefined || character === '\n' || character === '\r') throw unterminated(start, position);
    const [piece, end] = character === '\\' ? readEscape(text, position) : [character, position + 1];
    value += piece;
    position = end;
  }
  return { kind: 'string', text: text.slice(start, position + 1), start, end: position + 1, value, matching: -1 };
}

/** Reads a chunk of a template: from a backtick or closing brace to the next `${` or backtick, both included. */
export function readTemplateChunk(text: string, start: number): Word {
  let value = '';
  let position = start + 1;
  for (; text[position] !== '`' && !text.startsWith('${', position);) {
    const character = text[position];
    if (character === undefined) throw unterminated(start, position);
    const [piece, end] = character === '\\' ? readEscape(text, position) : readPlain(text, position, character);
    value += piece;
    position = end;
  }
  const end = position + (text[position] === '`' ? 1 : 2);
  return { kind: 'template', text: text.slice(start, end), start, end, value, matching: -1 };
}

function readPlain(text: string, position: number, character: string): [string, number] {
  if (character !== '\r') return [character, position + 1];
  return ['\n', position + (text[position + 1] === '\n' ? 2 : 1)];
}

function readEscape(text: string, backslash: number): [string, number] {
  const character = text[backslash + 1] ?? '';
  const end = backslash + 2;
  const simple = simpleEscapes[character];
  if (simple !== undefined) return [simple, end];
  if (character === '\n') return ['', end];
  if (character === '\r') return ['', text[end] === '\n' ? end + 1 : end];
  if (character === '0' && !/\d/.test(text[end] ?? '')) return ['\0', end];
  if (character === 'x' || character === 'u') return readHexadecimal(text, backslash);
  if (character === '') throw unterminated(backslash, end);
  if (/\d/.test(character)) throw badEscape(backslash);
  return [character, end];
}

function readHexadecimal(text: string, backslash: number): [string, number] {
  hexadecimal.lastIndex = backslash + 1;
  const match = hexadecimal.exec(text);
  const code = Number.parseInt(match?.[1] ?? match?.[2] ?? match?.[3] ?? '', 16);
  if (!match || code > 0x10ffff) throw badEscape(backslash);
  return [match[3] === undefined ? String.fromCharCode(code) : String.fromCodePoint(code), hexadecimal.lastIndex];
}

function badEscape(position: number): ExpressionError {
  return new ExpressionError({
    code: 'bad-escape',
    message: say('文本里的转义写得不对。'),
    position,
    end: position + 2,
  });
}

function unterminated(position: number, end: number): ExpressionError {
  return new ExpressionError({ code: 'unterminated', message: say('文本没有结束，请补上引号。'), position, end });
}
