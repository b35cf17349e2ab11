import type { ResolvedField, ResolvedModel } from '../../../../src/engine/model/index.ts';
import type { JsonValue } from '../../../../src/schema/json/index.ts';
import { columnName } from '../../../records/index.ts';
import { withFormerStates, type FormerStates } from './former-states.ts';

type Renamed = ResolvedField & { formerNames?: readonly string[] };

/** Returns the columns whose values a field can show: its own, and those of its former names. */
export function columnsBehind(field: ResolvedField): string[] {
  const { name, formerNames = [] }: Renamed = field;
  return [name, ...formerNames].map(columnName);
}

export interface FormerNames {
  fields: ReadonlyMap<string, string>;
  states: FormerStates;
}

/**
 * Returns the model with the former names of its renamed fields and states, so that the comparison does not treat them
 * as new.
 * @param ofRows The former names of a model whose records the model sums.
 */
export function underFormerNames(
  was: ResolvedModel,
  now: ResolvedModel,
  formerStates: FormerStates = new Map(),
  ofRows: (model: string) => FormerNames = () => ({ fields: new Map(), states: new Map() }),
): ResolvedModel {
  const former = formerNames(was, now);
  const summed = new Set(now.fields.flatMap(({ rollup }) => rollup?.from ?? []));
  const isSummedAlike = [...summed].map(ofRows).every(({ fields, states }) => fields.size + states.size === 0);
  if (former.size === 0 && formerStates.size === 0 && isSummedAlike) return now;
  const named = (name: string): string => former.get(name) ?? name;
  const stateNamed = (state: string): string => formerStates.get(state) ?? state;
  const stateField = now.states?.field ?? '';
  const text = (expression: string): string => withNames(withFormerStates(expression, stateField, formerStates), named);
  const keys = (values: Readonly<Record<string, JsonValue>>): Record<string, JsonValue> =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [named(name), inTexts(value, text)]));
  const fields = now.fields.map((field): ResolvedField => {
    const { reference, rollup, value } = field;
    const copied = Object.entries(reference?.copy ?? {}).map(([from, to]) => [from, named(to)] as const);
    return {
      ...field,
      name: named(field.name),
      ...(value !== undefined && { value: text(value) }),
      ...(rollup && { rollup: summedBefore(rollup, ofRows(rollup.from)) }),
      ...(reference && { reference: { ...reference, copy: Object.fromEntries(copied) } }),
    };
  });
  const creates = now.creates.map((each) => ({
    ...each,
    ...(each.in && { in: each.in.map(stateNamed) }),
    ...(each.when !== undefined && { when: text(each.when) }),
  }));
  const { states } = now;
  if (!states) return { ...now, fields, creates };
  const transitions = states.transitions.map((each) => ({
    ...each,
    from: each.from.map(stateNamed),
    to: stateNamed(each.to),
    set: keys(each.set),
    ...(each.when !== undefined && { when: text(each.when) }),
  }));
  const renamed = {
    field: named(states.field),
    initial: stateNamed(states.initial),
    editable: states.editable.map(stateNamed),
    deletable: states.deletable.map(stateNamed),
    transitions,
  };
  return { ...now, fields, creates, states: { ...states, ...renamed } };
}

function summedBefore(
  rollup: NonNullable<ResolvedField['rollup']>,
  { fields, states }: FormerNames,
): NonNullable<ResolvedField['rollup']> {
  return {
    ...rollup,
    by: fields.get(rollup.by) ?? rollup.by,
    sum: fields.get(rollup.sum) ?? rollup.sum,
    ...(rollup.states && { states: rollup.states.map((state) => states.get(state) ?? state) }),
  };
}

const members =
  /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|(\$(?:record|line|values)\??\.)([\w$\u4e00-\u9fff]+)/g;

function withNames(expression: string, named: (name: string) => string): string {
  return expression.replaceAll(members, (whole, root: string | undefined, name: string = '') =>
    root === undefined ? whole : `${root}${named(name)}`,
  );
}

function inTexts(value: JsonValue, text: (expression: string) => string): JsonValue {
  return typeof value === 'string' && value.includes('{{') ? text(value) : value;
}

/**
 * Maps present field names to former ones. The model after the change lists them; for a reverted renaming, the model
 * before it does.
 */
export function formerNames(was: ResolvedModel, now: ResolvedModel): ReadonlyMap<string, string> {
  const present = new Set(now.fields.map(({ name }) => name));
  const before = new Set(was.fields.map(({ name }) => name));
  const left = was.fields.filter(({ name }) => !present.has(name));
  const names = now.fields.flatMap((field): [string, string][] => {
    if (before.has(field.name)) return [];
    const forward = columnsBehind(field).flatMap((column) => left.filter(({ name }) => columnName(name) === column));
    const back = left.filter((each) => columnsBehind(each).includes(columnName(field.name)));
    const [one] = [...forward, ...back];
    return one ? [[field.name, one.name]] : [];
  });
  return new Map(names);
}
