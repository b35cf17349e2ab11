import { say } from './say.ts';

/** What stands in brackets behind another text: a unit, a key, a time. */
export function bracketed(text: string | number): string {
  return say('（{text}）', { text });
}
