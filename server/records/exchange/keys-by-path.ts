import type { RecordValues } from '../../../src/engine/bill/index.ts';
import { inReach, type NameSource, type UnitOfWork } from '../call/index.ts';
import { isNameable, namesAbove } from '../read/index.ts';
import { columnOf } from '../tables/index.ts';
import { lastNames, pathText } from './path-text.ts';

const most = 5_000;

/**
 * Returns the keys of the records of a tree by their path (`pathText`); several if records have the same path. Empty
 * for a model that is not a tree.
 */
export async function keysByPath(
  unit: UnitOfWork,
  source: NameSource,
  texts: readonly string[],
): Promise<Map<string, string[]>> {
  const { stored, label } = source;
  const tree = stored.model.tree;
  if (!tree || texts.length === 0) return new Map();
  const names = [...new Set(texts.flatMap(lastNames))].filter((name) => name !== '');
  const records: RecordValues[] = [];
  for (let start = 0; start < names.length; start += most)
    records.push(
      ...(await unit.db
        .selectFrom(stored.table)
        .select([
          `${columnOf(stored, source.key)} as key`,
          `${columnOf(stored, label)} as ${label}`,
          `${columnOf(stored, tree.parent)} as ${tree.parent}`,
        ])
        .where((builder) => builder.and(inReach(unit, stored)))
        .where(isNameable(unit, stored))
        .where('del_flag', '=', 0)
        .where(columnOf(stored, label), 'in', names.slice(start, start + most))
        .execute()),
    );
  const pathOf = await pathsOf(unit, source, records);
  const found = new Map<string, string[]>();
  for (const record of records) {
    const path = pathOf(record);
    found.set(path, [...(found.get(path) ?? []), String(record['key'])]);
  }
  return found;
}

/** Returns the path of a record of a tree that was just saved. */
export async function pathOf(unit: UnitOfWork, source: NameSource, record: RecordValues): Promise<string | undefined> {
  return source.stored.model.tree && (await pathsOf(unit, source, [record]))(record);
}

async function pathsOf(
  unit: UnitOfWork,
  { stored, label }: NameSource,
  records: readonly RecordValues[],
): Promise<(record: RecordValues) => string> {
  const above = await namesAbove(unit, stored, records, label);
  return (record) => pathText([...above(record), record[label]].join('/'));
}
