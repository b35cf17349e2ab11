import { isJsonObject, type JsonValue } from '../../../../src/schema/json/index.ts';
import type { Locale } from '../../../words/words.ts';

export type Text = Readonly<Record<Locale, string>>;

/**
 * Holds words to what they tell of: both have the same names.
 * @param what the names are, for the message.
 * Throws on a name that has no words, and on words of a name that does not exist.
 */
export function holdTold(what: string, known: readonly string[], words: object): void {
  const told = Object.keys(words);
  const silent = known.filter((name) => !told.includes(name));
  const strangers = told.filter((name) => !known.includes(name));
  if (silent.length + strangers.length === 0) return;
  const list = [...silent.map((name) => `${name} has no words`), ...strangers.map((name) => `${name} does not exist`)];
  throw new Error(`${what} of expressions: ${list.join(', ')}`);
}

/** The text of words in a language. Throws where it is missing: every sentence is said in both. */
export function textIn(words: JsonValue | undefined, locale: Locale): string {
  const text = isJsonObject(words) ? words[locale] : undefined;
  if (typeof text !== 'string') throw new Error(`words of expressions lack ${locale}: ${JSON.stringify(words)}`);
  return text;
}

/** A table in Markdown. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`);
  return [`| ${heads.join(' | ')} |`, `|${'---|'.repeat(heads.length)}`, ...lines].join('\n');
}

/** Code in Markdown, also where it has backticks in it. */
export function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
