import { isJsonObject, type JsonValue } from '../../../../src/schema/json/index.ts';
import type { Locale } from '../../../words/words.ts';

export type Text = Readonly<Record<Locale, string>>;

/**
 * Checks that words and what they describe have the same names.
 * @param what the names are, for the message.
 * Throws on a name that has no words, and on words of a name that does not exist.
 */
export function checkWords(what: string, known: readonly string[], words: object): void {
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
