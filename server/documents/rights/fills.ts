import { membersRead } from '../../../src/engine/bill/index.ts';
import type { ResolvedField, ResolvedModel } from '../../../src/engine/model/index.ts';
import { columnName } from '../../records/index.ts';
import type { ModelsOf } from './models-of.ts';

/** The source of a value that the user who saves the record enters. */
export const typed = 'typed';

/** The sources of column values: `typed`, or the expressions and references with which the server fills them. */
export type Fills = ReadonlyMap<string, readonly string[]>;

export function fillsOf(model: ResolvedModel): Fills {
  const fills = new Map<string, string[]>();
  const add = (name: string, fill: string): void => {
    const column = columnName(name);
    fills.set(column, [...(fills.get(column) ?? []), fill]);
  };
  for (const field of model.fields) {
    if (field.child) continue;
    for (const fill of ownFills(field, model)) add(field.name, fill);
    for (const [from, to] of Object.entries(field.reference?.copy ?? {}))
      add(to, `copy ${columnName(field.name)} ${field.reference?.model ?? ''}.${columnName(from)}`);
  }
  return fills;
}

function ownFills({ name, value, rollup, numbering, readOnly }: ResolvedField, model: ResolvedModel): string[] {
  const isState = model.states !== undefined && columnName(model.states.field) === columnName(name);
  const byServer = [
    ...(value === undefined ? [] : [`value ${value}`]),
    ...(rollup === undefined ? [] : [`rollup ${JSON.stringify(rollup)}`]),
    ...(numbering === undefined ? [] : [`number ${JSON.stringify(numbering)}`]),
  ];
  if (byServer.length > 0) return byServer;
  return readOnly || isState ? ['server'] : [typed];
}

/**
 * Returns the sources of all values that an expression reads from fields filled by the server, including the sources of
 * those values in turn.
 */
export function goesBy(set: ModelsOf, model: ResolvedModel, expression: string | undefined): string[] {
  const sources = new Set<string>();
  const follow = (of: ResolvedModel, text: string | undefined): void => {
    for (const { owner, field } of fieldsRead(set, of, text)) {
      const fills = fillsOf(owner).get(columnName(field.name)) ?? [];
      for (const fill of fills) {
        const one = `${owner.table}.${columnName(field.name)} ${fill}`;
        if (fill === typed || sources.has(one)) continue;
        sources.add(one);
        follow(owner, field.value);
      }
    }
  };
  follow(model, expression);
  return [...sources];
}

function fieldsRead(
  set: ModelsOf,
  model: ResolvedModel,
  expression: string | undefined,
): { owner: ResolvedModel; field: ResolvedField }[] {
  const roots = [
    ...membersRead(expression, ['$record', '$line']).map((path) => ({ path, of: [model] })),
    ...membersRead(expression, ['$parent']).map((path) => ({ path, of: set.ownersOf(model.id) })),
  ];
  return roots.flatMap(({ path, of }) => of.flatMap((each) => along(set, each, path)));
}

function along(
  set: ModelsOf,
  model: ResolvedModel,
  path: readonly string[],
): { owner: ResolvedModel; field: ResolvedField }[] {
  const [name, ...rest] = path.filter((segment) => segment !== '[]');
  if (name === undefined || name === '*') return model.fields.map((field) => ({ owner: model, field }));
  const field = model.fields.find((each) => each.name === name);
  if (!field) return [];
  const lines = field.child && set.models.get(field.child.model);
  return lines ? along(set, lines, rest) : [{ owner: model, field }];
}
