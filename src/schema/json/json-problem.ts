import type { Place } from './line-index.ts';
import type { StorableCode } from './storable.ts';

export interface JsonProblem extends Place {
  severity: 'error';
  code: JsonProblemCode;
  /** The JSON pointer of the wrong value; in a broken text, of the value that was being parsed. */
  pointer: string;
  message: string;
  expected?: string;
}

export type JsonProblemCode = 'syntax' | 'duplicate-key' | 'too-deep' | 'too-large' | StorableCode;
