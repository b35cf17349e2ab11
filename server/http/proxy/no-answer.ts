import { say } from '../../locale/index.ts';
import { type Answer, failure } from '../routes/index.ts';

/** Errors of calls that did not arrive. */
const notSent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** The answers of a gateway whose back end is away. */
const away = new Set([502, 503, 504]);

/** True for an answer that a gateway gives in place of the back end. */
export function isGatewayFailure(status: number | undefined): boolean {
  return status !== undefined && away.has(status);
}

/**
 * The answer for a call that the back end did not answer. Clients repeat it by themselves after `Retry-After`, so only
 * those have it that did nothing there: a JeecgBoot does not know which saves it has carried out.
 * @param error of the connection; undefined where a gateway answered.
 */
export function noAnswer(method: string, error: unknown): Answer {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isTimeout = error !== undefined && code === '';
  const mayRepeat = notSent.has(code) || (method === 'GET' && !isTimeout);
  if (mayRepeat)
    return { ...failure(503, 503, say('后端服务没有应答，请稍后重试。')), headers: { 'retry-after': '5' } };
  if (method === 'GET') return failure(503, 503, say('后端服务没有应答，请稍后重试。'));
  return failure(503, 503, say('后端没有应答，不知道这次操作有没有完成，请查看后再试。'));
}
