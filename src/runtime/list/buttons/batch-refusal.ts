import type { ResolvedModel } from '../../../engine/model/index.ts';
import { say } from '../../../locale/index.ts';
import { extractTemplate } from '../../../schema/expressions/index.ts';
import { evaluateCondition } from '../../actions/index.ts';
import type { DataRecord } from '../../ports/index.ts';

const told = 3;

/**
 * Returns the reason why a transition cannot be applied to all of the records, naming each record that refuses it;
 * undefined if no reason is known. The server decides: conditions over values that a list does not load count as
 * fulfilled.
 */
export function batchRefusal(
  { states, label }: ResolvedModel,
  name: string,
  records: readonly DataRecord[],
  names: Readonly<Record<string, unknown>>,
): string | undefined {
  const transition = states?.transitions.find((candidate) => candidate.name === name);
  if (!states || !transition) return undefined;
  const { title, from, when, message } = transition;
  const condition = when === undefined ? undefined : extractTemplate(when);
  const negated = condition === undefined ? undefined : `{{ !(${condition.trim()}) }}`;
  const reasonFor = (record: DataRecord): string | undefined => {
    const state = record[states.field];
    if (typeof state !== 'string' || !from.includes(state))
      return say('状态为“{text}”，不能{title}', { text: textOf(record[`${states.field}_dictText`] ?? state), title });
    const isRefused = evaluateCondition(negated, { ...names, $record: record }, false, false);
    return isRefused ? (message ?? say('不满足条件，不能{title}', { title })) : undefined;
  };
  const refused = records.flatMap((record) => {
    const reason = reasonFor(record);
    return reason === undefined ? [] : [`“${textOf(record[label] ?? record['id'])}”${reason}`];
  });
  if (refused.length === 0) return undefined;
  const others =
    refused.length > told ? say('；另外 {refusedCount} 条也是', { refusedCount: refused.length - told }) : '';
  return `${refused.slice(0, told).join('；')}${others}`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
