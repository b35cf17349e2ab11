import type { Explanation } from '../parse/index.ts';
import type { Problem } from '../problems/problem.ts';

/**
 * A finding of a name or an expression. For an expression, `offset` is the index of the wrong character in the string
 * that contains it.
 */
export interface NameFinding extends Explanation {
  severity?: Problem['severity'];
  offset?: number;
}
