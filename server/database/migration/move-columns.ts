import { sql } from 'kysely';
import type { DynamicKysely } from '../dynamic-schema.ts';
import { identifier } from '../sql/index.ts';
import type { ExistingSchema } from './existing-schema.ts';
import { moveIndexes } from './move-indexes.ts';
import type { Report } from './migrate-columns.ts';
import { movedFrom, type Move, moveEntry, type SchemaHistory, secretEntry } from './schema-history.ts';
import { type SchemaConflict, SchemaConflictError } from './schema-conflict.ts';
import type { ColumnDefinition, TableDefinition } from './table-definition.ts';

/** A column whose values have another name now: of which table, and what column and field were and are called. */
export interface ColumnMove extends Move {
  table: string;
  to: { column: string; field: string };
}

interface Work {
  history: SchemaHistory;
  report: Report;
}

/**
 * Gives columns the names of the fields that say what they were called before, with values and indexes; and gives them
 * back to the earlier names where those are wanted again. A new column that nobody has filled makes way; where some
 * records have it and others the old one, each record keeps its value. Values that were secret stay where they are unless
 * the new column is secret too.
 * @throws SchemaConflictError where records have different values in both.
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
    for (const move of wantedMoves(table, columns, work.history)) {
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

/** The moves that a table is to make, each column in one of them. */
function wantedMoves(
  table: TableDefinition,
  columns: ReadonlyMap<string, unknown>,
  history: SchemaHistory,
): ColumnMove[] {
  const wanted = new Set([...table.columns.map(({ name }) => name), ...table.primaryKey]);
  const taken = new Set<string>();
  return table.columns.flatMap((column): ColumnMove[] => {
    const settled = movedFrom(history, table, column.name);
    const found = [...forward(column), ...back(table, column, history)].find(({ from }) => {
      const isLeft = columns.has(from.column) && !wanted.has(from.column) && !taken.has(from.column);
      const isShown = !column.secret && history.status(secretEntry(table.name, from.column)) === 'same';
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

/** The columns that took their values from this one: what they are called is not wanted any more. */
function back(table: TableDefinition, { name }: ColumnDefinition, history: SchemaHistory): Candidate[] {
  return history.namesWith(moveEntry.prefix(table)).flatMap((entry): Candidate[] => {
    const column = entry.slice(moveEntry.prefix(table).length);
    const move = movedFrom(history, table, column);
    if (move?.from.column !== name) return [];
    return [{ from: { column, field: move.to.field }, to: move.from }];
  });
}

/** @returns false where there is nothing to move. */
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

/** Fills the new column in where only the old one has a value; the old one stays as it is. */
export async function fillIn(db: DynamicKysely, table: TableDefinition, { from, to }: Pick<ColumnMove, 'from' | 'to'>) {
  const column = table.columns.find(({ name }) => name === to.column);
  if (!column) return false;
  const [at, old, now] = [
    sql.table(identifier(table.name)),
    sql.ref(identifier(from.column)),
    sql.ref(identifier(to.column)),
  ];
  // The type is one of our own few, not a text from outside.
  const type = sql.raw(column.type);
  await sql`update ${at} set ${now} = cast(cast(${old} as text) as ${type}) where ${now} is null`.execute(db);
  return true;
}

/** The columns that values may still come from, for `forceChange`. */
export function formerColumns({ renamed, name }: ColumnDefinition): Pick<ColumnMove, 'from' | 'to'>[] {
  return forward({ name, type: 'text', ...(renamed && { renamed }) });
}

/** Remembers a move, and forgets the one that it takes back. */
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
