import type texts from '../../generated/server-texts.en-us.json';
import { filled, translated, type Say, type Text as SharedText } from '../../src/locale/index.ts';

/** A text of the server, or one that the client also shows. */
export type Text = keyof typeof texts | SharedText;

/** Returns a text of the server in the caller's language. */
export const say: Say<Text> = (text, ...[values]) => filled(translated(text), values);

/** Marks a text that is stored in a constant and translated later by `translated`. */
export function text<Of extends Text>(words: Of): Of {
  return words;
}
