/** A word of the text. `newline` says that a line ended before it; `matching` is the index of a bracket's partner. */
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

/** Signs of the language, longest first. */
export const signs = [
  ...['===', '!==', '...'],
  ...['=>', '==', '!=', '<=', '>=', '&&', '||', '??', '?.', '**'],
  ...['(', ')', '[', ']', '{', '}', '+', '-', '*', '/', '%', '<', '>', '!', '?', ':', '.', ','],
];

/** Signs that JavaScript has and this language does not, by what a person calls them; looked for before the others. */
export const refusedSigns: readonly (readonly [text: string, construct: string])[] = [
  ...named('赋值', ['>>>=', '<<=', '>>=', '**=', '&&=', '||=', '??=']),
  ...named('位运算', ['>>>', '<<', '>>']),
  ...named('自增和自减', ['++', '--']),
  ...named('赋值', ['+=', '-=', '*=', '/=', '%=', '&=', '|=', '^=']),
];
export const refusedShortSigns = [
  ...named('赋值', ['=']),
  ...named('位运算', ['&', '|', '^', '~']),
  ...named('分号', [';']),
  ...named('“#”', ['#']),
  ...named('“@”', ['@']),
  ...named('名称中的转义', ['\\']),
];

/** Words that are no names; each with what a person calls it. */
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
  return texts.map((text) => [text, construct] as const);
}
