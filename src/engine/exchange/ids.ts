import { bareName } from './names.ts';

export interface IdSource {
  /** Milliseconds since the epoch. */
  now(): number;
  /** From 0 to below 1. */
  random(): number;
}

export const freshIds: IdSource = { now: Date.now, random: Math.random };

/** Returns an id as the original creates it: the current second in milliseconds, and a random number up to 99999. */
export function newId({ now, random }: IdSource): string {
  return `${Math.floor(now() / 1000) * 1000}_${Math.floor(random() * 100_000)}`;
}

/** Returns the id inside a name such as `input_1570693512000_74582`. */
export function idInName(name: string, type: string): string | undefined {
  const bare = bareName(name);
  const id = bare.startsWith(`${type}_`) ? bare.slice(type.length + 1) : '';
  return /^\d+_\d+$/.test(id) ? id : undefined;
}
