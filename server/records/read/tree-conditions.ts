import { byteOrder, textRows } from '../../database/index.ts';
import { inSight, type UnitOfWork } from '../call/index.ts';
import { columnOf, type StoredModel } from '../tables/index.ts';

export interface NamedTree {
  stored: StoredModel;
  parent: string;
  key: string;
}

/** The model of departments; every record stores the code of its author's department. */
const departments = { model: 'system/depart', key: 'orgCode', field: 'sysOrgCode' };

/**
 * Returns the tree from which the values of a field are chosen: by a reference, a picker, a table, or as the record's
 * own parent; undefined if they are not chosen from a tree.
 */
export function treeNamedBy(unit: UnitOfWork, stored: StoredModel, name: string): NamedTree | undefined {
  const { tree, fields } = stored.model;
  if (tree && (name === 'id' || name === tree.parent)) return { stored, parent: tree.parent, key: 'id' };
  const field = fields.find((one) => one.name === name);
  if (!field && name === departments.field) return treeOf(unit.stored.get(departments.model), departments.key);
  const source = field && unit.names(field);
  return treeOf(source?.stored, source?.key);
}

function treeOf(stored: StoredModel | undefined, key: string | undefined): NamedTree | undefined {
  const parent = stored?.model.tree?.parent;
  const isHeld = (name: string | undefined) => name !== undefined && stored?.columns.get(name)?.type === 'text';
  return stored && key !== undefined && isHeld(parent) && isHeld(key)
    ? { stored, parent: parent ?? '', key }
    : undefined;
}

const walk = 'pagewright_within';

/**
 * Builds a query for these keys and the keys of all their descendants in a tree. It also ends in cycles. Deleted
 * records are included, so that their descendants, and records that refer to them, are still found. Data rules of the
 * tree do not apply, just as they do not apply to a list of the same keys.
 */
export function keysWithin(unit: UnitOfWork, { stored, parent, key }: NamedTree, keys: readonly string[]) {
  const { table } = stored;
  const given = textRows('given', { key: keys });
  const [parentColumn, keyColumn] = [columnOf(stored, parent), columnOf(stored, key)];
  const nodes = unit.db
    .withRecursive(walk, (db) => {
      const first =
        key === 'id'
          ? db.selectFrom(given).select(byteOrder('given.key').as('node'))
          : db
              .selectFrom(table)
              .select(byteOrder(`${table}.id`).as('node'))
              .where(keyColumn, 'in', db.selectFrom(given).select('given.key'))
              .where(inSight(unit, stored));
      const below = db
        .selectFrom(table)
        .innerJoin(walk, (join) => join.on(`${table}.${parentColumn}`, '=', byteOrder(`${walk}.node`)))
        .select(byteOrder(`${table}.id`).as('node'))
        .where(inSight(unit, stored));
      return first.union(below);
    })
    .selectFrom(walk);
  if (key === 'id') return nodes.select(byteOrder(`${walk}.node`).as('key'));
  const found = nodes.innerJoin(table, (join) => join.on(`${table}.id`, '=', byteOrder(`${walk}.node`)));
  return found
    .select(byteOrder(`${table}.${keyColumn}`).as('key'))
    .union(unit.db.selectFrom(given).select(byteOrder('given.key').as('key')));
}
