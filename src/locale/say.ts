import type texts from '../../generated/texts.en-us.json';

/**
 * A text of the program: Chinese, as it is shown, with the names of its values in braces. Each has an English
 * translation in the texts of its room.
 */
export type Text = keyof typeof texts;

type NamesOf<Of extends string> = Of extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${string}${'{' | ' ' | '"'}${string}` ? never : Name) | NamesOf<Rest>
  : never;

type Values<Of extends string> = Readonly<Record<NamesOf<Of>, string | number | undefined>>;

/**
 * Returns one of the texts in the user's language, with its values filled in. A text without English and a missing
 * value are compile errors.
 */
export type Say<Texts extends string> = <Of extends Texts>(
  text: Of,
  ...values: [NamesOf<Of>] extends [never] ? [] : [values: Values<Of>]
) => string;

/** The texts of another language by the Chinese ones. */
export type Catalogue = Readonly<Record<string, string>>;

export type Locale = 'zh-CN' | 'en-US';

export interface Language {
  locale: Locale;
  catalogue?: Catalogue | undefined;
}

/** Loads the texts of a language other than Chinese. */
export async function loadCatalogue(locale: Locale): Promise<Catalogue | undefined> {
  return locale === 'zh-CN' ? undefined : (await import('../../generated/texts.en-us.json')).default;
}

let spoken: Language = { locale: 'zh-CN' };
let asked = (): Language | undefined => undefined;

const language = (): Language => asked() ?? spoken;

/**
 * Sets the language of all texts: Chinese without a catalogue. Content that is already rendered does not change until
 * it renders again.
 */
export function setLocale(locale: Locale, catalogue?: Catalogue): void {
  spoken = { locale, catalogue };
}

/** Looks up the language for each text, for a server with many users at the same time. */
export function askLanguage(ask: () => Language | undefined): void {
  asked = ask;
}

/** Returns the current language. */
export function currentLocale(): Locale {
  return language().locale;
}

/** Returns a text of the interface. */
export const say: Say<Text> = (text, ...[values]) => filled(translated(text), values);

/** Marks a text in a constant: it is later shown by `translated`, or is part of a `textTable`. */
export function text<Of extends Text>(words: Of): Of {
  return words;
}

/**
 * Returns a text that is known only when it is shown (from a constant) in the user's language; the text itself if it
 * has no translation.
 */
export function translated(words: string): string {
  const { catalogue = {} } = language();
  return Object.hasOwn(catalogue, words) ? (catalogue[words] ?? words) : words;
}

/**
 * Makes the Chinese texts in a table of a module, at any depth, read as texts in the user's language. The table is
 * changed in place; anything in it that is not a plain object or list (components, instances, elements) is left alone.
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

/** Returns a text with the values in place of their names in braces. */
export function filled(
  words: string,
  values: Readonly<Record<string, string | number | undefined>> | undefined,
): string {
  if (!values) return words;
  return words.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? '') : whole,
  );
}
