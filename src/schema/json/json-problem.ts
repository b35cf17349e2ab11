import type { Place } from './line-index.ts';
import type { StorableCode } from './storable.ts';

/** The reason why a text was refused, with its place. */
export interface JsonProblem extends Place {
  severity: 'error';
  code: JsonProblemCode;
  /** The JSON pointer of the wrong value; in a broken text, of the value that was being parsed. */
  pointer: string;
  /** One sentence: the mistake and how to correct it. */
  message: string;
  expected?: string;
}

export type JsonProblemCode = 'syntax' | 'duplicate-key' | 'too-deep' | 'too-large' | StorableCode;
