import { say } from '../../locale/index.ts';
import { failure, Refusal, type Answer } from '../routes/index.ts';

/** Errors of calls that did not arrive. */
const notSent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/**
 * How long the back end may take to answer, in milliseconds: pages say within some seconds that they wait, and give up
 * after five minutes.
 */
export const backEndPatience = 270_000;

/** The answers of a gateway whose back end is away. */
const away = new Set([502, 503, 504]);

/** True for an answer that a gateway gives in place of the back end. */
export function isGatewayFailure(status: number | undefined): boolean {
  return status !== undefined && away.has(status);
}

/**
 * The refusal of a call that the back end did not answer. Clients repeat it by themselves after `Retry-After`, so only
 * those have it that did nothing there: a JeecgBoot does not know which saves it has carried out.
 * @param error of the connection; undefined where a gateway answered.
 */
export function unanswered(method: string, error: unknown): Refusal {
  const code = codeOf(error);
  const isTimeout = error !== undefined && code === '';
  const mayRepeat = notSent.has(code) || (method === 'GET' && !isTimeout);
  const options = { status: 503, code: 503, ...(mayRepeat && { headers: { 'retry-after': '5' } }) };
  const isHarmless = mayRepeat || method === 'GET';
  return new Refusal(
    isHarmless ? say('后端服务没有应答，请稍后重试。') : say('后端没有应答，不知道这次操作有没有完成，请查看后再试。'),
    options,
  );
}

/** The same refusal as an answer. */
export function noAnswer(method: string, error: unknown): Answer {
  const { status, code, message, headers } = unanswered(method, error);
  return { ...failure(status, code, message), headers: { ...headers } };
}

/** The code of an error of a connection, which `fetch` wraps in one of its own. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return 'code' in error && typeof error.code === 'string' ? error.code : codeOf(error.cause);
}
