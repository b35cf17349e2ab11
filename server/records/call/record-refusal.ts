import type { ValueProblem } from '../../../src/engine/form/index.ts';
import type { ResolvedField } from '../../../src/engine/model/index.ts';
import type { RecordValues } from '../../../src/engine/bill/index.ts';

export type RefusalKind = 'invalid' | 'conflict' | 'not-found' | 'forbidden';

/** A refused call on records: one Chinese sentence for a person, and the problems of single values. */
export class RecordRefusal extends Error {
  readonly kind: RefusalKind;
  readonly problems: ValueProblem[];
  /** The record as it is now, for a `conflict` of versions. */
  readonly current: RecordValues | undefined;

  constructor(kind: RefusalKind, message: string, details: { problems?: ValueProblem[]; current?: RecordValues } = {}) {
    super(message);
    this.name = 'RecordRefusal';
    this.kind = kind;
    this.problems = details.problems ?? [];
    this.current = details.current;
  }
}

/** A refusal for problems of values; the first error is its message. */
export function invalidRecord(problems: ValueProblem[]): RecordRefusal {
  const first = problems.find((problem) => problem.severity === 'error');
  return new RecordRefusal('invalid', first?.message ?? '数据有误，请检查后重试', { problems });
}

/** A refusal in one sentence, without problems of single values. */
export function refused(message: string): RecordRefusal {
  return new RecordRefusal('invalid', message);
}

/** The problem of values that must be unique and are not. */
export function repeated(fields: readonly ResolvedField[], path = ''): ValueProblem {
  const titles = fields.map((field) => field.title).join('和');
  return {
    path: path + (fields[0]?.name ?? ''),
    severity: 'error',
    rule: 'unique',
    message: `${titles}已存在，不能重复`,
  };
}
