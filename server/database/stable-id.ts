import { createHash } from 'node:crypto';

/** Derives an id from a text, so that two servers that start together create the same row. */
export function idOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}
