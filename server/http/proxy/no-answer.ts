import { say } from '../../locale/index.ts';
import { failure, Refusal, type Answer } from '../routes/index.ts';

const notSent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/**
 * The time in which the back end must answer, in milliseconds: pages show after some seconds that they wait, and give
 * up after five minutes.
 */
export const backEndPatience = 270_000;

const away = new Set([502, 503, 504]);

/** Returns `true` for a response that a gateway sends instead of the back end. */
export function isGatewayFailure(status: number | undefined): boolean {
  return status !== undefined && away.has(status);
}

/**
 * Returns the refusal of a call that the back end did not answer. Clients repeat a call automatically after
 * `Retry-After`, so only calls without effect at the back end get this header: a JeecgBoot does not detect repeated
 * saves.
 * @param error the error of the connection; undefined if a gateway answered.
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

export function noAnswer(method: string, error: unknown): Answer {
  const { status, code, message, headers } = unanswered(method, error);
  return { ...failure(status, code, message), headers: { ...headers } };
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return 'code' in error && typeof error.code === 'string' ? error.code : codeOf(error.cause);
}
