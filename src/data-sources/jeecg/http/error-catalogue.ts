import type { ValueProblem } from '../../../engine/form/index.ts';
import { say } from '../../../locale/index.ts';
import { PortError, type PortErrorKind } from '../../../runtime/ports/index.ts';
import { isRecord } from '../../../schema/json/index.ts';
import type { Envelope } from './envelope.ts';
import { parseLinks } from './parse-links.ts';

export interface FailedAnswer {
  status: number;
  envelope?: Envelope;
  requestId?: string;
}

/**
 * Converts an error response to an error with the text of the error catalogue (docs/requirements.md, Error catalogue).
 */
export function errorOfAnswer({ status, envelope, requestId }: FailedAnswer): PortError {
  const kind = kindOf(status, envelope);
  const result = isRecord(envelope?.result) ? envelope.result : {};
  return new PortError(kind, messageOf(kind, status, envelope), {
    requestId,
    status,
    code: envelope?.code || status,
    problems: parseProblems(result.problems),
    links: parseLinks(result.links),
    reason: reasonOf(envelope),
    // The server's text, which a panel shows if the catalogue's message contains less.
    cause: envelope?.message,
    current: kind === 'conflict' && isRecord(result.current) ? result.current : undefined,
  });
}

/** Returns the reason that the product's own server gives in one word. A JeecgBoot only has its message. */
export function reasonOf(envelope: Envelope | undefined): string | undefined {
  const reason = isRecord(envelope?.result) && envelope.result.reason;
  return typeof reason === 'string' ? reason : undefined;
}

/** True if the token is no longer valid: 401, or on older servers 500 with a message about it. */
export function isTokenExpired(status: number, envelope: Envelope | undefined): boolean {
  if (status === 401 || envelope?.code === 401) return true;
  return (status === 500 || envelope?.code === 500) && (envelope?.message.includes('Token失效') ?? false);
}

/** Converts a failed request to an error: no connection, a timeout, or a cancelled call. */
export function errorOfFailure(cause: unknown, online: boolean): PortError {
  const name = cause instanceof Error ? cause.name : '';
  if (name === 'AbortError') return new PortError('cancelled', say('请求已取消'), { cause });
  if (name === 'TimeoutError') return new PortError('timeout', say('网络超时'), { cause });
  const message = online ? say('无法连接服务器，请检查网络后重试') : say('网络已断开，请检查网络后重试');
  return new PortError('offline', message, { cause });
}

function kindOf(status: number, envelope: Envelope | undefined): PortErrorKind {
  if (isTokenExpired(status, envelope)) return 'unauthorized';
  if (status === 403 || envelope?.code === 510) return 'forbidden';
  if (status === 404) return 'not-found';
  if (status === 504 || status === 408) return 'timeout';
  if (status === 409 || envelope?.code === 409) return 'conflict';
  if (status === 400 || status === 422) return 'invalid';
  return isRecord(envelope?.result) && Array.isArray(envelope.result.problems) ? 'invalid' : 'server';
}

function messageOf(kind: PortErrorKind, status: number, envelope: Envelope | undefined): string {
  if (kind === 'unauthorized') return say('未授权，请重新登录');
  if (kind === 'timeout') return say('网络超时');
  if (status === 403) return say('拒绝访问');
  if (status === 404) return say('很抱歉，资源未找到!');
  return envelope?.message || say('服务器出错（{code}），请稍后重试', { code: envelope?.code || status });
}

function parseProblems(value: unknown): ValueProblem[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).map((problem) => ({
    path: typeof problem.path === 'string' ? problem.path : '',
    severity: problem.severity === 'warning' ? 'warning' : 'error',
    rule: typeof problem.rule === 'string' ? problem.rule : '',
    message: typeof problem.message === 'string' ? problem.message : '',
  }));
}
