import type { JsonValue } from '../../schema/json/index.ts';
import type { ResolvedForm } from '../form/index.ts';
import { conditionPhrase } from './condition.ts';
import { titlesOf, type DictionaryTexts } from './names-of-form.ts';
import { conditionOf, valueOf } from './phrases.ts';
import { formScope, type SentenceScope } from './scope.ts';
import type { SentenceLocale } from './words.ts';

/** A rule as a user describes it. `when` is an expression without braces. */
export type PlannedRule = { when: string } & (
  | { target: string; state: string; value: JsonValue }
  | { target: string; isHidden: true }
  | { message: string; isWarning: boolean; isWanted: boolean }
);

/** Describes a rule that is not written yet, in the words that describe it once it is written. */
export function plannedSentence(
  form: ResolvedForm,
  locale: SentenceLocale,
  dictionaries: DictionaryTexts,
  rule: PlannedRule,
): string {
  const { fields, layouts } = titlesOf(form, dictionaries);
  const scope = formScope(locale, conditionPhrase, (path) => fields.get(path));
  const { words } = scope;
  const condition = conditionOf(`{{ ${rule.when} }}`, scope).text;
  if ('message' in rule) {
    const { message, isWanted, isWarning } = rule;
    if (isWanted) return words.sentence([(isWarning ? words.warns : words.must)(condition, message)]);
    const refusal = isWarning ? words.reminds(message) : words.refuses(message);
    return words.sentence([words.when(condition, refusal)]);
  }
  const title = fields.get(rule.target)?.title ?? layouts.get(rule.target) ?? rule.target;
  return words.sentence([words.when(condition, words.does(title, becoming(rule, scope)))]);
}

function becoming(rule: Exclude<PlannedRule, { message: string }>, { words, ...around }: SentenceScope): string {
  if ('isHidden' in rule) return words.states['visible']?.[1] ?? '';
  const { state, value, target } = rule;
  if (state === 'value' || state === 'dataSource') {
    const of = state === 'value' ? around.fieldAt(target) : undefined;
    return words.becomes[state](valueOf(value, { words, ...around }, of).text);
  }
  return words.only[state] ?? words.states[state]?.[0] ?? state;
}
