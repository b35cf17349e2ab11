import type enUs from './en-us.json';

/** A text of the program: Chinese, as it is shown, with the names of its values in braces. Each has its English in `en-us.json`. */
export type Text = keyof typeof enUs;

/** The names of the values of a text. */
type NamesOf<Of extends string> = Of extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${string}${'{' | ' ' | '"'}${string}` ? never : Name) | NamesOf<Rest>
  : never;

type Values<Of extends string> = Readonly<Record<NamesOf<Of>, string | number | undefined>>;

/**
 * Says one of some texts in the language of the person, with its values filled in.
 * A text without English is an error of the compiler, and so is a value that is missing.
 */
export type Say<Texts extends string> = <Of extends Texts>(
  text: Of,
  ...values: [NamesOf<Of>] extends [never] ? [] : [values: Values<Of>]
) => string;

/** The texts of another language by the Chinese ones. */
export type Catalogue = Readonly<Record<string, string>>;

/** The languages of the program. */
export type Locale = 'zh-CN' | 'en-US';

/** What texts are said in: a language, with its texts where it is not Chinese. */
export interface Language {
  locale: Locale;
  catalogue?: Catalogue | undefined;
}

/** Loads the texts of another language than Chinese. */
export async function loadCatalogue(locale: Locale): Promise<Catalogue | undefined> {
  return locale === 'zh-CN' ? undefined : (await import('./en-us.json')).default;
}

let spoken: Language = { locale: 'zh-CN' };
let asked = (): Language | undefined => undefined;

const language = (): Language => asked() ?? spoken;

/** Sets the language of all texts: Chinese without a catalogue. What is drawn already stays until it is drawn anew. */
export function setLocale(locale: Locale, catalogue?: Catalogue): void {
  spoken = { locale, catalogue };
}

/** Has the language looked up each time that something is said, for a server that talks with many at once. */
export function askLanguage(ask: () => Language | undefined): void {
  asked = ask;
}

/** The language that texts are said in now. */
export function currentLocale(): Locale {
  return language().locale;
}

/** Says a text of the interface. */
export const say: Say<Text> = (text, ...[values]) => filled(translated(text), values);

/** Marks a text that a constant keeps: it is shown by `translated`, or stands in a `textTable`. */
export function text<Of extends Text>(words: Of): Of {
  return words;
}

/** A text that is known only when it is shown (of a constant), in the language of the person; itself where nobody translated it. */
export function translated(words: string): string {
  const { catalogue = {} } = language();
  return Object.hasOwn(catalogue, words) ? (catalogue[words] ?? words) : words;
}

/**
 * A table of a module whose Chinese texts, however deep, are read in the language of the person. It is changed in place;
 * what is no plain object or list in it (components, instances, elements) is left alone.
 */
export function textTable<Table extends object>(table: Table): Table {
  if (Object.isFrozen(table)) return table;
  for (const [key, value] of Object.entries(table)) {
    if (typeof value === 'string' && chinese.test(value)) {
      Object.defineProperty(table, key, { get: () => translated(value), enumerable: true, configurable: true });
    } else if (isPlain(value)) textTable(value);
  }
  return table;
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}

const chinese = /[\u4e00-\u9fff]/;

/** A text with its values in the place of their names in braces. */
export function filled(
  words: string,
  values: Readonly<Record<string, string | number | undefined>> | undefined,
): string {
  if (!values) return words;
  return words.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? '') : whole,
  );
}
