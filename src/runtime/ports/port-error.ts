import type { ValueProblem } from '../../engine/form/index.ts';
import { say } from '../../schema/locale/index.ts';
import type { RecordLink } from './record-link.ts';
import type { DataRecord } from './record.ts';

export type PortErrorKind =
  'offline' | 'timeout' | 'unauthorized' | 'forbidden' | 'not-found' | 'conflict' | 'invalid' | 'server' | 'cancelled';

/** Why a call failed, in words for a person. */
export class PortError extends Error {
  readonly kind: PortErrorKind;
  readonly requestId: string | undefined;
  /** The server answered with a refusal; else the outcome is unknown. */
  readonly isAnswer: boolean;
  /** What the server said in numbers: the code of its answer, or else the HTTP status. */
  readonly code: number | undefined;
  /** Findings about single fields, where the server names them. */
  readonly problems: ValueProblem[];
  /** The record as it is now, for `conflict`. */
  readonly current: DataRecord | undefined;
  /** Where what blocks is found, as far as the server names it. */
  readonly links: readonly RecordLink[];
  /** Why the server refused, in one word, where it says so: its message has a language. */
  readonly reason: string | undefined;
  /** The application has reported the error already. */
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

/** Any thrown thing as a PortError. */
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
 * The message of a failure in one line. What the server refuses says all by itself; of a fault the request's number is told
 * too, by which the administrator finds it.
 */
export function failureText(error: Error): string {
  const id =
    error instanceof PortError && error.requestId && !error.isAnswer
      ? say('（请求编号 {requestId}）', { requestId: error.requestId })
      : '';
  return `${error.message || say('操作失败，请稍后重试。')}${id}`;
}
