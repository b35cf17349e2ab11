/** Words of both languages by key, each made of its values. */
export type Phrases<Values extends { [Key in keyof Values]: readonly unknown[] }> = {
  readonly [Key in keyof Values]: (...values: Values[Key]) => string;
};

/** Something that is said, without its words: it can be read out in any language, whenever. */
export type Said<
  Values extends { [Key in keyof Values]: readonly unknown[] },
  Key extends keyof Values = keyof Values,
> = { [Each in Key]: { readonly key: Each; readonly values: Values[Each] } }[Key];

/** A title in each language. */
export type Titles = Readonly<Record<'zh-CN' | 'en-US', string>>;

/** The same title in each language: one that a document says. */
export function sameTitle(title: string): Titles {
  return { 'zh-CN': title, 'en-US': title };
}

/** What is said, in the words of a language. */
export function inWords<Values extends { [Key in keyof Values]: readonly unknown[] }, Key extends keyof Values>(
  phrases: Phrases<Values>,
  { key, values }: Said<Values, Key>,
): string {
  return phrases[key](...values);
}
