import { membersRead } from '../../../src/engine/bill/index.ts';
import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import { textParts } from '../../../src/schema/expressions/index.ts';
import type { JsonValue } from '../../../src/schema/json/index.ts';
import { oncePerObject } from '../../../src/schema/memory/once-per-object.ts';
import type { CatalogueState } from '../../catalogue/index.ts';
import type { ColumnsByTable } from '../../database/index.ts';
import { say } from '../../locale/index.ts';
import { columnName } from '../../records/index.ts';
import { modelsOf, withOwners, type ModelsOf } from './models-of.ts';
import { columnsBehind } from './moved/index.ts';

type State = Pick<CatalogueState, 'models'>;

/** Returns the secret columns of the models of a state, or the others if `shown` is `open`. */
export function columnsOf({ models }: State, shown: 'secret' | 'open'): Map<string, ReadonlySet<string>> {
  return new Map([...models.values()].map((model) => [model.table, columnsIn(model)[shown]]));
}

interface Columns {
  secret: ReadonlySet<string>;
  open: ReadonlySet<string>;
}

const columnsIn = oncePerObject((model: ResolvedModel): Columns => {
  const own = model.fields.filter(({ child }) => !child);
  const named = (isSecret: boolean): ReadonlySet<string> =>
    new Set(own.flatMap(({ name, secret }) => (secret === isSecret ? [columnName(name)] : [])));
  return { secret: named(true), open: named(false) };
});

/**
 * Returns a sentence for each secret field that a publication would show, also under another name, or whose values a
 * model would copy elsewhere.
 * @param once The columns that have ever been secret.
 */
export function secretsShown(before: State, after: State, once: ColumnsByTable): string[] {
  const [secret, open] = [columnsOf(before, 'secret'), columnsOf(before, 'open')];
  const was = modelsOf(before.models);
  const now = modelsOf(after.models);
  const isSecret = (table: string, column: string): boolean =>
    secret.get(table)?.has(column) === true || once.get(table)?.has(column) === true;
  return [...after.models.values()].flatMap((model) => {
    if (was.models.get(model.id) === model) return [];
    const { id, table, fields } = model;
    const shown = fields.filter((field) => {
      const own = columnName(field.name);
      const hidden = columnsBehind(field).filter((column) => isSecret(table, column));
      const known = was.byTable.get(table)?.fields.find(({ name }) => columnName(name) === own);
      const wasShown = open.get(table)?.has(own) === true && known && isSubset(hidden, columnsBehind(known));
      return !field.secret && hidden.length > 0 && !wasShown;
    });
    const read = readBy(before, now, model, isSecret);
    return [
      ...shown.map(({ name }) => say('模型 {id} 会让人看到保密的字段 {name}', { id, name })),
      ...read.map((name) => say('模型 {id} 会把保密的字段 {name} 写到别处', { id, name })),
    ];
  });
}

function isSubset(some: readonly string[], all: readonly string[]): boolean {
  return some.every((each) => all.includes(each));
}

function readBy(
  before: State,
  now: ModelsOf,
  model: ResolvedModel,
  isSecret: (table: string, column: string) => boolean,
): string[] {
  const around = aroundOf(now, model);
  const names = around.flatMap(({ table, fields }) =>
    fields.flatMap(({ name, secret }) => (secret || isSecret(table, columnName(name)) ? [name] : [])),
  );
  if (names.length === 0) return [];
  const known = new Set(
    [...before.models.values()].filter(({ table }) => table === model.table).flatMap(expressionsOf),
  );
  const paths = expressionsOf(model).flatMap((text) => (known.has(text) ? [] : membersRead(text, records)));
  const isRead = (name: string) => (path: readonly string[]) => {
    const last = path.at(-1);
    return last === undefined || last === '*' || last === '[]' || path.includes(name);
  };
  return [...new Set(names)].filter((name) => paths.some(isRead(name)));
}

const records = ['$record', '$line', '$parent', '$values'];

function aroundOf(now: ModelsOf, model: ResolvedModel): ResolvedModel[] {
  const lines = model.fields.flatMap(({ child }) => (child && now.models.get(child.model)) ?? []);
  return [...withOwners(now, model), ...lines];
}

function expressionsOf({ fields, states, postings, creates, reminders }: ResolvedModel): string[] {
  const computed = fields.map(({ name, value, reference }) => ({ name, value, where: reference?.where }));
  const parts: JsonValue = JSON.parse(JSON.stringify([computed, states ?? null, postings, creates, reminders ?? null]));
  return [...textsIn(parts)].flatMap((text) =>
    textParts(text).flatMap((part) => ('expression' in part ? [`{{${part.expression}}}`] : [])),
  );
}

function* textsIn(value: JsonValue): Iterable<string> {
  if (typeof value === 'string') yield value;
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* textsIn(inner);
}
