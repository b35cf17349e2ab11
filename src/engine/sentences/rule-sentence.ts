import { extractTemplate } from '../../schema/expressions/index.ts';
import type { FormRule, ResolvedForm } from '../form/index.ts';
import { negatedCondition } from './negation.ts';
import { conditionOf } from './phrases.ts';
import type { SentenceScope } from './scope.ts';
import type { LogicSentence, SentenceFlag } from './sentence.ts';
import { flagsOf } from './subject.ts';

/** Describes a rule over several fields as a sentence: the condition that must hold, and the message if it does not. */
export function ruleSentence(rule: FormRule, { document }: ResolvedForm, scope: SentenceScope): LogicSentence {
  const { words, fieldAt } = scope;
  const { field, message, pointer } = rule;
  const condition = conditionOf(rule.when, scope);
  const title = field === undefined ? undefined : fieldAt(field)?.title;
  const missing: SentenceFlag[] =
    field !== undefined && title === undefined ? [{ code: 'missing', text: words.missing(field) }] : [];
  const useless: SentenceFlag[] = condition.settled === 'always' ? [{ code: 'always', text: words.alwaysHolds }] : [];
  return {
    id: `${document} ${pointer}`,
    document,
    pointer,
    kind: 'rule',
    text: words.sentence([refusal(rule, scope) ?? saidOf(rule, scope)(condition.text, message)]),
    isSource: condition.isSource,
    target: field === undefined ? undefined : { path: field, title: title ?? field },
    reads: condition.reads,
    flags: [...flagsOf(scope, [condition], condition), ...useless, ...missing],
  };
}

/** A rule over a negated condition is described by when it refuses. */
function refusal({ when, severity, on, message }: FormRule, scope: SentenceScope): string | undefined {
  const { words } = scope;
  const refuses = on.delete ? undefined : negatedCondition(extractTemplate(when) ?? '');
  if (refuses === undefined) return undefined;
  const said = severity === 'warning' ? words.reminds(message) : words.refuses(message);
  return words.when(conditionOf(`{{ ${refuses} }}`, scope).text, said);
}

function saidOf({ severity, on }: FormRule, { words }: SentenceScope) {
  if (severity === 'warning') return words.warns;
  if (on.delete) return on.save ? words.mustAlways : words.mustToDelete;
  return words.must;
}
