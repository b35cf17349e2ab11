import { bareName } from './names.ts';

/** Where new ids get their time and their chance. */
export interface IdSource {
  /** Milliseconds. */
  now(): number;
  /** From 0 to below 1. */
  random(): number;
}

/** The clock, and chance. */
export const freshIds: IdSource = { now: Date.now, random: Math.random };

/** An id as the original makes it: the second it was made in, in milliseconds, and a random number up to 99999. */
export function newId({ now, random }: IdSource): string {
  return `${Math.floor(now() / 1000) * 1000}_${Math.floor(random() * 100_000)}`;
}

/** The id inside a name such as `input_1570693512000_74582`. */
export function idInName(name: string, type: string): string | undefined {
  const bare = bareName(name);
  const id = bare.startsWith(`${type}_`) ? bare.slice(type.length + 1) : '';
  return /^\d+_\d+$/.test(id) ? id : undefined;
}
