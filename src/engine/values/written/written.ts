import { say } from '../../../schema/locale/index.ts';

/** Why a text is not read, and what to do about it: two parts of one sentence. */
export interface Unread {
  problem: string;
  remedy: string;
}

/** What was made of a text that a person wrote: its value (null: it is empty), or what is wrong. */
export type Written<Value> = { value: Value | null } | Unread;

/** The sentence that a person reads. */
export function sentenceOf({ problem, remedy }: Unread): string {
  return say('{problem}，{remedy}。', { problem, remedy });
}

/** Full-width digits, letters and signs, as Chinese input methods write them, in their narrow form; without spaces around. */
export function narrowed(text: string): string {
  return text
    .replaceAll(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ')
    .trim();
}

/** The text as messages quote it. */
export function quoted(text: string): string {
  const characters = [...text.trim()];
  return `“${characters.length > 20 ? `${characters.slice(0, 20).join('')}…` : characters.join('')}”`;
}
