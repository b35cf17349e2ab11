import { say } from './say.ts';

/** Returns a text in brackets that follows another text: a unit, a key, a time. */
export function bracketed(text: string | number): string {
  return say('（{text}）', { text });
}
