import { filled, translated, type Say, type Text as SharedText } from '../../src/schema/locale/index.ts';
import type enUs from './en-us.json';

/** A text of the server, or one that the client shows as well. Each has its English, in `en-us.json` here or there. */
export type Text = keyof typeof enUs | SharedText;

/** Says a text of the server in the language of who asks. */
export const say: Say<Text> = (text, ...[values]) => filled(translated(text), values);

/** Marks a text that a constant keeps; `translated` says it when somebody asks. */
export function text<Of extends Text>(words: Of): Of {
  return words;
}
