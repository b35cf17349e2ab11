import { say } from '../../locale/index.ts';
import { failureText, PortError } from '../../runtime/ports/index.ts';

/**
 * Returns the reason of a failed sign-in for the user: the message of the server, or, if the server did not answer, a
 * text with the number of the failure.
 */
export function signInProblem(error: unknown): string {
  if (!(error instanceof Error)) return say('登录失败，请稍后重试');
  return error instanceof PortError && !error.isAnswer ? failureText(error) : error.message;
}
