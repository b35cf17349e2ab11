import type { EvaluationContext, FormEvaluation, ReactionValue, ResolvedForm } from '../../resolve/index.ts';
import { isEmptyValue } from '../../rules/index.ts';
import { sameValue, setValueAt, valueAt } from '../../values/index.ts';
import { evaluateForm } from './evaluate-form.ts';

type Values = Readonly<Record<string, unknown>>;
export type WrittenValue = readonly [path: string, value: unknown];

export interface ReactedValues {
  values: Values;
  reactionValues: readonly ReactionValue[];
}

/**
 * Returns the values that reactions give since the last change: their condition became true, their value changed, or
 * the field changed that a value without a condition follows. A field that was itself changed keeps its value, and so
 * does a filled field of a new row. A row is the same if it is the same object, or another object in its place.
 */
export function begunValues(before: ReactedValues, now: ReactedValues): WrittenValue[] {
  if (now.reactionValues.length === 0) return [];
  const known = new Map(before.reactionValues.map((each) => [`${each.source} ${each.path}`, each]));
  const placeBefore = createRowMatcher(before.values, now.values);
  return now.reactionValues.flatMap(({ source, path, lines, value, by }): WrittenValue[] => {
    const place = lines === undefined ? path : placeBefore(lines, path);
    const target = valueAt(now.values, path);
    if (place === undefined) return isEmptyValue(target) ? [[path, value]] : [];
    const last = known.get(`${source} ${place}`);
    if (last && sameValue(last.value, value) && sameValue(last.by, by)) return [];
    return sameValue(valueAt(before.values, place), target) && !sameValue(target, value) ? [[path, value]] : [];
  });
}

/** Returns the former path of a value in a row; undefined for a new row. */
function createRowMatcher(before: Values, now: Values): (lines: string, path: string) => string | undefined {
  const rowsAt = new Map<string, (index: number) => number | undefined>();
  const matcherOf = (lines: string) => {
    const [old, current] = [listAt(before, lines), listAt(now, lines)];
    const positions = new Map(old.map((row, index) => [row, index]));
    const present = new Set(current);
    return (index: number) => {
      const same = positions.get(current[index]);
      if (same !== undefined) return same;
      return index < old.length && !present.has(old[index]) ? index : undefined;
    };
  };
  return (lines, path) => {
    const match = rowsAt.get(lines) ?? matcherOf(lines);
    rowsAt.set(lines, match);
    const [index = '', ...inside] = path.slice(lines.length + 1).split('.');
    const place = match(Number(index));
    return place === undefined ? undefined : [lines, place, ...inside].join('.');
  };
}

function listAt(values: Values, path: string): readonly unknown[] {
  const rows = valueAt(values, path);
  return Array.isArray(rows) ? rows : [];
}

/** Returns the values that reactions give to empty fields of a new record. */
export function firstValues({ values, reactionValues }: ReactedValues): WrittenValue[] {
  return reactionValues.flatMap(({ path, value }): WrittenValue[] =>
    isEmptyValue(valueAt(values, path)) && !isEmptyValue(value) ? [[path, value]] : [],
  );
}

const mostSteps = 10;

/**
 * Evaluates a form after a change of its values, and again for the values that its reactions then write. `before` is
 * the state before the change; undefined when the record is opened.
 * @returns the evaluation, the values including the written ones, and the written ones.
 */
export function reactedEvaluation(
  values: Record<string, unknown>,
  before: ReactedValues | undefined,
  isNew: boolean,
  evaluate: (values: Values) => FormEvaluation,
): { evaluation: FormEvaluation; values: Record<string, unknown>; written: WrittenValue[] } {
  let evaluation = evaluate(values);
  let last = before;
  let current = values;
  const written = new Map<string, unknown>();
  for (let step = 0; step < mostSteps; step += 1) {
    const now = { values: current, reactionValues: evaluation.reactionValues };
    const begun = last ? begunValues(last, now) : isNew ? firstValues(now) : [];
    if (begun.length === 0) break;
    last = now;
    current = { ...current };
    for (const [path, value] of begun) {
      setValueAt(current, path, value);
      written.set(path, value);
    }
    evaluation = evaluate(current);
  }
  return { evaluation, values: current, written: [...written] };
}

/** Evaluates a form with these values filled in: one by one in a new form, as stored values otherwise. */
export function evaluateFilled(form: ResolvedForm, given: Values, context: EvaluationContext) {
  return reactedEvaluation({ ...given }, undefined, context.mode === 'create', (values) =>
    evaluateForm(form, values, context),
  );
}
