import type { ResolvedField, ResolvedModel } from '../../../src/engine/model/index.ts';
import type { JsonValue } from '../../../src/schema/json/index.ts';
import { columnName } from '../../records/index.ts';

/** A field with its former names. Its values come from the columns of these names. */
type Renamed = ResolvedField & { formerNames?: readonly string[] };

/** Returns the columns whose values a field can show: its own, and those of its former names. */
export function columnsBehind(field: ResolvedField): string[] {
  const { name, formerNames = [] }: Renamed = field;
  return [name, ...formerNames].map(columnName);
}

/**
 * Returns the model with the former names of its renamed fields, so that the comparison does not take them for new
 * fields.
 */
export function underFormerNames(was: ResolvedModel, now: ResolvedModel): ResolvedModel {
  const former = formerNames(was, now);
  if (former.size === 0) return now;
  const named = (name: string): string => former.get(name) ?? name;
  const text = (expression: string): string => expression.replaceAll(/[\w$\u4e00-\u9fff]+/g, named);
  const keys = (values: Readonly<Record<string, JsonValue>>): Record<string, JsonValue> =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [named(name), inTexts(value, text)]));
  const fields = now.fields.map((field): ResolvedField => {
    const { reference, value } = field;
    const copied = Object.entries(reference?.copy ?? {}).map(([from, to]) => [from, named(to)] as const);
    return {
      ...field,
      name: named(field.name),
      ...(value !== undefined && { value: text(value) }),
      ...(reference && { reference: { ...reference, copy: Object.fromEntries(copied) } }),
    };
  });
  const { states } = now;
  if (!states) return { ...now, fields };
  const transitions = states.transitions.map((each) => ({
    ...each,
    set: keys(each.set),
    ...(each.when !== undefined && { when: text(each.when) }),
  }));
  return { ...now, fields, states: { ...states, field: named(states.field), transitions } };
}

function inTexts(value: JsonValue, text: (expression: string) => string): JsonValue {
  return typeof value === 'string' && value.includes('{{') ? text(value) : value;
}

/**
 * Maps present names of fields to former ones. The model after the change lists them; for a renaming that is taken
 * back, the model before it does.
 */
function formerNames(was: ResolvedModel, now: ResolvedModel): ReadonlyMap<string, string> {
  const present = new Set(now.fields.map(({ name }) => name));
  const before = new Set(was.fields.map(({ name }) => name));
  const left = was.fields.filter(({ name }) => !present.has(name));
  const names = now.fields.flatMap((field): [string, string][] => {
    if (before.has(field.name)) return [];
    const columns = columnsBehind(field);
    const one = left.find(
      (each) => columns.includes(columnName(each.name)) || columnsBehind(each).includes(columnName(field.name)),
    );
    return one ? [[field.name, one.name]] : [];
  });
  return new Map(names);
}
