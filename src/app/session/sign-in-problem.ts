import { failureText, PortError } from '../../runtime/ports/index.ts';
import { say } from '../../schema/locale/index.ts';

/** Why signing in failed, for the person: the server's own words, and of a failure that is no answer its number too. */
export function signInProblem(error: unknown): string {
  if (!(error instanceof Error)) return say('登录失败，请稍后重试');
  return error instanceof PortError && !error.isAnswer ? failureText(error) : error.message;
}
