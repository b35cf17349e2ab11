import type { ValueProblem } from '../../engine/form/index.ts';
import { say } from '../../locale/index.ts';
import type { RecordLink } from './record-link.ts';
import type { DataRecord } from './record.ts';

export type PortErrorKind =
  'offline' | 'timeout' | 'unauthorized' | 'forbidden' | 'not-found' | 'conflict' | 'invalid' | 'server' | 'cancelled';

/** The error of a failed call, with a message for the user. */
export class PortError extends Error {
  readonly kind: PortErrorKind;
  readonly requestId: string | undefined;
  /** True if the server answered with a refusal (HTTP status below 300); otherwise the outcome is unknown. */
  readonly isAnswer: boolean;
  /** The code in the server's response, or the HTTP status. */
  readonly code: number | undefined;
  /** Problems of single fields, if the server names them. */
  readonly problems: ValueProblem[];
  /** The current record, for `conflict`. */
  readonly current: DataRecord | undefined;
  /** Links to the blocking records, if the server names them. */
  readonly links: readonly RecordLink[];
  /** The server's reason as one word, if it gives one. Unlike the message it does not depend on the language. */
  readonly reason: string | undefined;
  isReported = false;

  constructor(
    kind: PortErrorKind,
    message: string,
    details: {
      requestId?: string;
      status?: number;
      code?: number;
      problems?: ValueProblem[];
      current?: DataRecord;
      links?: readonly RecordLink[];
      reason?: string | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: details.cause });
    this.name = 'PortError';
    this.kind = kind;
    this.requestId = details.requestId;
    this.isAnswer = details.status !== undefined && details.status < 300;
    this.code = details.code ?? details.status;
    this.problems = details.problems ?? [];
    this.current = details.current;
    this.links = details.links ?? [];
    this.reason = details.reason;
  }
}

/** Converts any thrown value to a PortError. */
export function portError(reason: unknown): PortError {
  if (reason instanceof PortError) return reason;
  return new PortError(
    'server',
    reason instanceof Error && reason.message !== '' ? reason.message : say('出错了，请稍后重试。'),
    {
      cause: reason,
    },
  );
}

/**
 * Returns the message of a failure in one line. The message of a refusal is complete; for any other fault the request's
 * number is added, with which the administrator can find it.
 */
export function failureText(error: Error): string {
  const id =
    error instanceof PortError && error.requestId && !error.isAnswer
      ? say('（请求编号 {requestId}）', { requestId: error.requestId })
      : '';
  return `${error.message || say('操作失败，请稍后重试。')}${id}`;
}
