import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import { say } from '../../locale/index.ts';
import { columnName } from '../../records/index.ts';
import { fillsOf, goesBy, typed, type Fills } from './fills.ts';
import type { ModelsOf } from './models-of.ts';
import type { Right } from './right.ts';

/**
 * Returns the rights to fill the columns of a model: by input, by copying from a chosen record, and by a transition.
 * For columns that decide about states, every other source counts too.
 */
export function columnRights(set: ModelsOf, model: ResolvedModel, writers: readonly ResolvedModel[]): Right[] {
  const decides = decidingColumns(set, model);
  const saving = writers.flatMap(({ permission }) => [`${permission}:add`, `${permission}:edit`]);
  const filled = [...fillsOf(model)].flatMap(([column, fills]) =>
    fills
      .filter((fill) => fill === typed || fill.startsWith('copy ') || decides.has(column))
      .flatMap((fill) => saving.map((permission) => ({ column, fill, permission }))),
  );
  const bySteps = (model.states?.transitions ?? []).flatMap(({ permission, set: values }) =>
    Object.entries(values).map(([field, value]) => ({
      column: columnName(field),
      fill: `set ${JSON.stringify(value)}`,
      permission,
    })),
  );
  return [...filled, ...bySteps].map(({ column, fill, permission }) => {
    const whole = `fill ${model.table}.${column}`;
    return {
      ids: [`${whole} ${fill}`],
      wants: [`${whole} ${fill}`, `${whole} ${typed}`],
      by: model.id,
      permission,
      limits: [],
      what: say('写入“{title}”的字段 {field}', { title: model.title, field: nameOf(model, column) }),
    };
  });
}

/** Returns the columns that a publication must not make fillable: those that had another source before. */
export function guardedColumns(model: ResolvedModel): Fills {
  const fills = new Map<string, readonly string[]>(fillsOf(model));
  for (const { set: values } of model.states?.transitions ?? [])
    for (const [field, value] of Object.entries(values)) {
      const column = columnName(field);
      fills.set(column, [...(fills.get(column) ?? []), `set ${JSON.stringify(value)}`]);
    }
  return fills;
}

function decidingColumns(set: ModelsOf, model: ResolvedModel): Set<string> {
  const read = (model.states?.transitions ?? []).flatMap(({ when }) => goesBy(set, model, when));
  const own = read.flatMap((text) => (text.startsWith(`${model.table}.`) ? [text.slice(model.table.length + 1)] : []));
  const state = model.states ? [columnName(model.states.field)] : [];
  return new Set([...state, ...own.map((text) => text.slice(0, text.indexOf(' ')))]);
}

function nameOf({ fields }: ResolvedModel, column: string): string {
  return fields.find(({ name }) => columnName(name) === column)?.name ?? column;
}
