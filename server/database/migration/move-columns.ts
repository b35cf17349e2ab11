import { sql } from 'kysely';

import type { DynamicKysely } from '../dynamic-schema.ts';
import { identifier } from '../sql/index.ts';
import type { ExistingSchema } from './existing-schema.ts';
import type { Report } from './migrate-columns.ts';
import { moveIndexes } from './move-indexes.ts';
import { SchemaConflictError, type SchemaConflict } from './schema-conflict.ts';
import { movedFrom, moveEntry, type Move, type SchemaHistory } from './schema-history.ts';
import type { ColumnsByTable } from './secret-columns.ts';
import type { ColumnDefinition, TableDefinition } from './table-definition.ts';

/** A renamed column, with the former and present names of column and field. */
export interface ColumnMove extends Move {
  table: string;
  to: { column: string; field: string };
}

interface Work {
  history: SchemaHistory;
  secrets: ColumnsByTable;
  report: Report;
}

/**
 * Renames the columns of renamed fields, with their values and indexes, and reverts a renaming when the model has the
 * former name again. A new column without values is replaced. If some records have a value in the new column and others
 * in the old one, each record keeps its value. Secret values are not moved to a column that is not secret.
 * @throws SchemaConflictError if records have different values in both columns.
 */
export async function moveColumns(
  db: DynamicKysely,
  tables: readonly TableDefinition[],
  existing: ExistingSchema,
  work: Work,
): Promise<ColumnMove[]> {
  const moves: ColumnMove[] = [];
  for (const table of tables) {
    const columns = existing.tables.get(table.name);
    if (!columns) continue;
    const inTable: ColumnMove[] = [];
    for (const move of wantedMoves(table, columns, work)) {
      if (!(await moveColumn(db, table, move, columns.has(move.to.column)))) continue;
      await remember(work.history, move);
      work.report.change(`表 ${table.name} 的列 ${move.from.column} 改名为 ${move.to.column}`);
      inTable.push(move);
    }
    if (inTable.length > 0) await moveIndexes(db, table, inTable, work.history);
    moves.push(...inTable);
  }
  return moves;
}

function wantedMoves(
  table: TableDefinition,
  columns: ReadonlyMap<string, unknown>,
  { history, secrets }: Work,
): ColumnMove[] {
  const wanted = new Set([...table.columns.map(({ name }) => name), ...table.primaryKey]);
  const taken = new Set<string>();
  return table.columns.flatMap((column): ColumnMove[] => {
    const settled = movedFrom(history, table, column.name);
    const found = [...forward(column), ...back(table, column, history)].find(({ from }) => {
      const isLeft = columns.has(from.column) && !wanted.has(from.column) && !taken.has(from.column);
      const isShown = !column.secret && secrets.get(table.name)?.has(from.column) === true;
      return isLeft && !isShown && (settled?.from.column !== from.column || !columns.has(column.name));
    });
    if (!found) return [];
    taken.add(found.from.column);
    return [{ table: table.name, ...found }];
  });
}

type Candidate = Omit<ColumnMove, 'table'>;

function forward({ name, renamed }: ColumnDefinition): Candidate[] {
  return (renamed?.from ?? []).map((from) => ({ from, to: { column: name, field: renamed?.field ?? name } }));
}

function back(table: TableDefinition, { name }: ColumnDefinition, history: SchemaHistory): Candidate[] {
  return history.namesWith(moveEntry.prefix(table)).flatMap((entry): Candidate[] => {
    const column = entry.slice(moveEntry.prefix(table).length);
    const move = movedFrom(history, table, column);
    if (move?.from.column !== name) return [];
    return [{ from: { column, field: move.to.field }, to: move.from }];
  });
}

async function moveColumn(db: DynamicKysely, table: TableDefinition, move: ColumnMove, isThere: boolean) {
  const [at, from, to] = [
    sql.table(identifier(move.table)),
    sql.ref(identifier(move.from.column)),
    sql.ref(identifier(move.to.column)),
  ];
  if (isThere) {
    const counted = await sql<{ old: string; now: string; both: string }>`
      select count(${from}) as old, count(${to}) as now,
        count(*) filter (where ${from} is not null and ${to} is not null
          and cast(${from} as text) <> cast(${to} as text)) as both from ${at}`.execute(db);
    const [old, now, both] = [counted.rows[0]?.old, counted.rows[0]?.now, counted.rows[0]?.both].map(Number);
    if (old === 0) return false;
    if (both !== undefined && both > 0) throw new SchemaConflictError([conflictOf(table, move, both)]);
    if (now !== 0) return fillIn(db, table, move);
    await sql`alter table ${at} drop column ${to}`.execute(db);
  }
  await sql`alter table ${at} rename column ${from} to ${to}`.execute(db);
  return true;
}

/** Copies values to the new column where only the old column has one. The old column does not change. */
export async function fillIn(db: DynamicKysely, table: TableDefinition, { from, to }: Pick<ColumnMove, 'from' | 'to'>) {
  const column = table.columns.find(({ name }) => name === to.column);
  if (!column) return false;
  const [at, old, now] = [
    sql.table(identifier(table.name)),
    sql.ref(identifier(from.column)),
    sql.ref(identifier(to.column)),
  ];
  const type = sql.raw(column.type);
  await sql`update ${at} set ${now} = cast(cast(${old} as text) as ${type}) where ${now} is null`.execute(db);
  return true;
}

/** Returns the former columns that can still contain values, for `forceChange`. */
export function formerColumns({ renamed, name }: ColumnDefinition): Pick<ColumnMove, 'from' | 'to'>[] {
  return forward({ name, type: 'text', ...(renamed && { renamed }) });
}

export async function remember(history: SchemaHistory, move: ColumnMove): Promise<void> {
  await history.forget(moveEntry.name(move.table, move.from.column));
  await history.record(moveEntry.of(move));
}

function conflictOf(table: TableDefinition, { from, to }: ColumnMove, count: number): SchemaConflict {
  const problem = `表 ${table.name} 有 ${count} 条记录在列 ${from.column} 和改名后的列 ${to.column} 里有不同的值，不能改名。`;
  const target = `${table.name}.${to.column}`;
  const message = `${problem}保留 ${to.column} 的值、只用 ${from.column} 补空的，请停止服务后运行 npm run -s migrate -- ${target}（会先备份）。`;
  return { table: table.name, column: to.column, problem, message };
}
