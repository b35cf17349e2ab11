import { isJsonObject, type JsonValue } from '../../../../src/schema/json/index.ts';
import type { Locale } from '../../../words/words.ts';

export type Text = Readonly<Record<Locale, string>>;

/**
 * Checks that the descriptions and the described items have the same names.
 * @param what The kind of the names, for the message.
 * @throws Error for a name without a description, or a description of an unknown name.
 */
export function checkWords(what: string, known: readonly string[], words: object): void {
  const described = Object.keys(words);
  const silent = known.filter((name) => !described.includes(name));
  const strangers = described.filter((name) => !known.includes(name));
  if (silent.length + strangers.length === 0) return;
  const list = [...silent.map((name) => `${name} has no words`), ...strangers.map((name) => `${name} does not exist`)];
  throw new Error(`${what} of expressions: ${list.join(', ')}`);
}

export function textIn(words: JsonValue | undefined, locale: Locale): string {
  const text = isJsonObject(words) ? words[locale] : undefined;
  if (typeof text !== 'string') throw new Error(`words of expressions lack ${locale}: ${JSON.stringify(words)}`);
  return text;
}
