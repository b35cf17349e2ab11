import { say, translated } from '../../../locale/index.ts';
import { limits } from '../limits.ts';
import { ExpressionError } from '../problem.ts';
import { matchBrackets } from './match-brackets.ts';
import { readString, readTemplateChunk } from './read-text.ts';
import { refusedShortSigns, refusedSigns, signs, type Token } from './tokens.ts';

const blank = /(?:[\t\v\f\r\n\p{Zs}\ufeff]|\/\/[^\r\n]*|\/\*[\s\S]*?\*\/)*/uy;
const name = /[$_\p{ID_Start}][$\u200c\u200d\p{ID_Continue}]*/uy;
const digits = String.raw`\d(?:_?\d)*`;
const exponent = `(?:[eE][+-]?${digits})?`;
const number = new RegExp(
  String.raw`0[xX][\da-fA-F](?:_?[\da-fA-F])*|0[oO][0-7](?:_?[0-7])*|0[bB][01](?:_?[01])*|` +
    String.raw`(?:0|[1-9](?:_?\d)*)(?:\.(?:${digits})?)?${exponent}|\.${digits}${exponent}`,
  'y',
);
const afterNumber = /[$_\d\\\p{ID_Start}]/uy;

/**
 * Splits the text into tokens, the last of kind `end`, and makes the checks that precede parsing: length, forbidden
 * characters, brackets that match and nest at most 48 deep.
 * @throws ExpressionError
 */
export function tokenize(text: string): Token[] {
  checkCharacters(text);
  const tokens: Token[] = [];
  const braces: boolean[] = [];
  let position = 0;
  for (;;) {
    const start = position + (read(blank, text, position)?.length ?? 0);
    const newline = /[\r\n]/.test(text.slice(position, start));
    const word = start < text.length ? readWord(text, start, braces) : endOfText(start);
    tokens.push({ ...word, newline });
    if (word.kind === 'end') return matchBrackets(tokens);
    position = word.end;
  }
}

function checkCharacters(text: string): void {
  if (text.length > limits.characters) {
    const message = say('表达式有 {length} 个字符，最多 {most} 个，请拆成几个字段。', {
      length: text.length,
      most: limits.characters,
    });
    throw new ExpressionError({ code: 'too-long', message, position: limits.characters, end: text.length });
  }
  const position = text.search(/[\0\u2028\u2029]/);
  if (position < 0) return;
  const message = say('表达式里有不可见的控制字符，请删去。');
  throw new ExpressionError({ code: 'bad-character', message, position, end: position + 1 });
}

type Word = Omit<Token, 'newline'>;

function readWord(text: string, start: number, braces: boolean[]): Word {
  const first = text[start] ?? '';
  if (first === '"' || first === "'") return readString(text, start);
  if (first === '`' || (first === '}' && braces.at(-1))) {
    if (first === '}') braces.pop();
    const chunk = readTemplateChunk(text, start);
    if (chunk.text.endsWith('${')) braces.push(true);
    return chunk;
  }
  const identifier = read(name, text, start);
  if (identifier) return word('name', identifier, start);
  const digitsRead = read(number, text, start);
  if (digitsRead) return readNumber(text, digitsRead, start);
  const sign = readSign(text, start);
  if (sign.text === '{') braces.push(false);
  if (sign.text === '}') braces.pop();
  return sign;
}

function readNumber(text: string, digitsRead: string, start: number): Word {
  const end = start + digitsRead.length;
  if (!read(afterNumber, text, end))
    return { ...word('number', digitsRead, start), value: Number(digitsRead.replaceAll('_', '')) };
  const message =
    text[end] === 'n' ? say('表达式不支持大整数（bigint）。') : say('数字写得不对，请检查多余的字符或开头的 0。');
  throw new ExpressionError({ code: 'bad-number', message, position: start, end: end + 1 });
}

function readSign(text: string, start: number): Word {
  if (text.startsWith('/*', start)) {
    const message = say('注释没有结束，请补上“*/”。');
    throw new ExpressionError({ code: 'unterminated', message, position: start, end: text.length });
  }
  const isSign = (sign: string) => text.startsWith(sign, start) && (sign !== '?.' || !/\d/.test(text[start + 2] ?? ''));
  const sign = signs.find(isSign);
  const refused =
    refusedSigns.find(([refusedText]) => text.startsWith(refusedText, start)) ??
    (sign ? undefined : refusedShortSigns.find(([refusedText]) => text.startsWith(refusedText, start)));
  if (sign && !refused) return word('sign', sign, start);
  const end = start + (refused?.[0].length ?? 1);
  const message = refused
    ? say('表达式不支持{construct}。', { construct: translated(refused[1]) })
    : say('表达式里不能有字符“{character}”。', { character: text.slice(start, end) });
  throw new ExpressionError({ code: refused ? 'not-in-language' : 'bad-character', message, position: start, end });
}

function read(pattern: RegExp, text: string, position: number): string | undefined {
  pattern.lastIndex = position;
  return pattern.exec(text)?.[0];
}

function word(kind: Token['kind'], text: string, start: number): Word {
  return { kind, text, start, end: start + text.length, value: text, matching: -1 };
}

function endOfText(start: number): Word {
  return word('end', '', start);
}
