import type { Place } from './line-index.ts';
import type { StorableCode } from './storable.ts';

/** Why a text was refused, and where. */
export interface JsonProblem extends Place {
  severity: 'error';
  code: JsonProblemCode;
  /** The JSON pointer of the value that is wrong; in a broken text, of the value that was being read. */
  pointer: string;
  /** One sentence: what is wrong and what to do. */
  message: string;
  /** What should stand there, where that is known. */
  expected?: string;
}

export type JsonProblemCode = 'syntax' | 'duplicate-key' | 'too-deep' | 'too-large' | StorableCode;
