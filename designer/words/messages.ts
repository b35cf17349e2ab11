/** Texts of a language by key, each a function of its values. */
export type Phrases<Values extends { [Key in keyof Values]: readonly unknown[] }> = {
  readonly [Key in keyof Values]: (...values: Values[Key]) => string;
};

/** A message without its text, so that it can be shown in any language later. */
export type Message<
  Values extends { [Key in keyof Values]: readonly unknown[] },
  Key extends keyof Values = keyof Values,
> = { [Each in Key]: { readonly key: Each; readonly values: Values[Each] } }[Key];

/** A title in each language. */
export type Titles = Readonly<Record<'zh-CN' | 'en-US', string>>;

/** Returns the same title for each language; for titles from documents. */
export function sameTitle(title: string): Titles {
  return { 'zh-CN': title, 'en-US': title };
}

/** Returns the text of a message in a language. */
export function inWords<Values extends { [Key in keyof Values]: readonly unknown[] }, Key extends keyof Values>(
  phrases: Phrases<Values>,
  { key, values }: Message<Values, Key>,
): string {
  return phrases[key](...values);
}
