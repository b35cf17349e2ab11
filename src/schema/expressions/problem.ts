import { say } from '../../locale/index.ts';

export interface ExpressionProblem {
  code: string;
  message: string;
  /** Index of the first wrong character in the text between the braces. */
  position: number;
  /** Index after the last wrong character. */
  end?: number;
  nearest?: string;
}

/** Thrown by parsing and by evaluation; has the fields of the problem. */
export class ExpressionError extends Error implements ExpressionProblem {
  override readonly name = 'ExpressionError';
  readonly code: string;
  readonly position: number;
  readonly end?: number;
  readonly nearest?: string;

  constructor(problem: ExpressionProblem, options?: ErrorOptions) {
    super(problem.message, options);
    this.code = problem.code;
    this.position = problem.position;
    if (problem.end !== undefined) this.end = problem.end;
    if (problem.nearest !== undefined) this.nearest = problem.nearest;
  }

  get problem(): ExpressionProblem {
    const { code, message, position, end, nearest } = this;
    return {
      code,
      message,
      position,
      ...(end === undefined ? {} : { end }),
      ...(nearest === undefined ? {} : { nearest }),
    };
  }
}

/** Adds the most likely name to a message about an unknown name; `problem` has no full stop. */
export function suggesting(problem: string, nearest: string | undefined): string {
  return nearest === undefined
    ? say('{problem}。', { problem })
    : say('{problem}，是不是要写“{nearest}”？', { problem, nearest });
}
