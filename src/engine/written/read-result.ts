import { say } from '../../locale/index.ts';

/** The reason why a text is rejected, and the remedy: two parts of one sentence. */
export interface Unreadable {
  problem: string;
  remedy: string;
}

/** The result for a text that a user wrote: its value (null: it is empty), or the problem. */
export type ReadResult<Value> = { value: Value | null } | Unreadable;

/** Returns the sentence to show to the user. */
export function sentenceOf({ problem, remedy }: Unreadable): string {
  return say('{problem}，{remedy}。', { problem, remedy });
}

/** Converts full-width digits, letters and signs of Chinese input methods to half-width ones, and trims the text. */
export function narrowed(text: string): string {
  return text
    .replaceAll(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ')
    .trim();
}

/** Returns the text as messages quote it. */
export function quoted(text: string): string {
  const characters = [...text.trim()];
  return `“${characters.length > 20 ? `${characters.slice(0, 20).join('')}…` : characters.join('')}”`;
}
