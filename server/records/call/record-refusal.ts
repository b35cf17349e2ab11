import type { RecordValues } from '../../../src/engine/bill/index.ts';
import type { ValueProblem } from '../../../src/engine/form/index.ts';
import type { ResolvedField } from '../../../src/engine/model/index.ts';
import { say } from '../../locale/index.ts';
import type { RecordLink } from './record-link.ts';

export type RefusalKind = 'invalid' | 'conflict' | 'not-found' | 'forbidden';

/** A refused request on records: one Chinese sentence for the user, and the problems of single values. */
export class RecordRefusal extends Error {
  readonly kind: RefusalKind;
  readonly problems: ValueProblem[];
  readonly current: RecordValues | undefined;
  readonly links: readonly RecordLink[];

  constructor(
    kind: RefusalKind,
    message: string,
    details: { problems?: ValueProblem[]; current?: RecordValues; links?: readonly RecordLink[] } = {},
  ) {
    super(message);
    this.name = 'RecordRefusal';
    this.kind = kind;
    this.problems = details.problems ?? [];
    this.current = details.current;
    this.links = details.links ?? [];
  }
}

export function invalidRecord(problems: ValueProblem[], links: readonly RecordLink[] = []): RecordRefusal {
  const first = problems.find((problem) => problem.severity === 'error');
  return new RecordRefusal('invalid', first?.message ?? say('数据有误，请检查后重试'), { problems, links });
}

export function forbiddenWithout(permission: string): RecordRefusal {
  return new RecordRefusal('forbidden', say('没有权限，请联系管理员授权：{permission}', { permission }));
}

/** Returns a refusal in one sentence, without problems of single values; `links` lead to its cause. */
export function refused(message: string, links: readonly RecordLink[] = []): RecordRefusal {
  return new RecordRefusal('invalid', message, { links });
}

export function repeated(fields: readonly ResolvedField[], path = ''): ValueProblem {
  const once = [...new Map(fields.map((field) => [field.name, field])).values()];
  const shown = once.filter(({ hidden }) => !hidden);
  const named = shown.length > 0 ? shown : once;
  const words = named.map(({ title }) => title);
  const titles = [words.slice(0, -1).join(say('、')), ...words.slice(-1)].filter(Boolean).join(say('和'));
  return {
    path: path + (named[0]?.name ?? ''),
    severity: 'error',
    rule: 'unique',
    message: say('{titles}已存在，不能重复', { titles }),
  };
}
