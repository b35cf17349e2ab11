import { text } from '../../../locale/index.ts';

/** A token. `newline`: a line ended before it; `matching`: the index of a bracket's partner. */
export interface Token {
  kind: 'name' | 'number' | 'string' | 'template' | 'sign' | 'end';
  text: string;
  start: number;
  end: number;
  newline: boolean;
  /** The value of a number or string; the cooked text of a template chunk. */
  value: string | number;
  matching: number;
}

/** The operators and punctuation of the language, longest first. */
export const signs = [
  '===',
  '!==',
  '...',
  '=>',
  '==',
  '!=',
  '<=',
  '>=',
  '&&',
  '||',
  '??',
  '?.',
  '**',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '+',
  '-',
  '*',
  '/',
  '%',
  '<',
  '>',
  '!',
  '?',
  ':',
  '.',
  ',',
];

/**
 * Signs of JavaScript that this language does not have, with the construct's name in Chinese. They are matched before
 * the others.
 */
export const refusedSigns: readonly (readonly [text: string, construct: string])[] = [
  ...named(text('赋值'), ['>>>=', '<<=', '>>=', '**=', '&&=', '||=', '??=']),
  ...named(text('位运算'), ['>>>', '<<', '>>']),
  ...named(text('自增和自减'), ['++', '--']),
  ...named(text('赋值'), ['+=', '-=', '*=', '/=', '%=', '&=', '|=', '^=']),
];
export const refusedShortSigns = [
  ...named(text('赋值，比较是否相等请写“==”'), ['=']),
  ...named(text('位运算，“并且”请写“&&”'), ['&']),
  ...named(text('位运算，“或者”请写“||”'), ['|']),
  ...named(text('位运算'), ['^', '~']),
  ...named(text('分号'), [';']),
  ...named('“#”', ['#']),
  ...named('“@”', ['@']),
  ...named(text('名称中的转义'), ['\\']),
];

/** Words that are not allowed as names, with the name of their construct. */
export const reservedWords: ReadonlyMap<string, string> = new Map([
  ...['new', 'this', 'function', 'class', 'in', 'instanceof', 'delete', 'void', 'import', 'await', 'yield'].map(asIs),
  ...['super', 'var', 'let', 'const', 'return', 'throw', 'if', 'else', 'for', 'while', 'do', 'switch', 'case'].map(
    asIs,
  ),
  ...['default', 'break', 'continue', 'try', 'catch', 'finally', 'with', 'debugger', 'export', 'extends'].map(asIs),
  ...['enum', 'static', 'implements', 'interface', 'package', 'private', 'protected', 'public', 'eval'].map(asIs),
]);

function asIs(word: string): [string, string] {
  return [word, word];
}

function named(construct: string, texts: string[]): (readonly [string, string])[] {
  return texts.map((each) => [each, construct] as const);
}
