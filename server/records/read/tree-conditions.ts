import { byteOrder, textRows } from '../../database/index.ts';
import { inSight, type UnitOfWork } from '../call/index.ts';
import { columnOf, type StoredModel } from '../tables/index.ts';

/** A tree of records, and the field of them that others store. */
export interface NamedTree {
  stored: StoredModel;
  /** The field that has the id of the record above. */
  parent: string;
  key: string;
}

/** The model of departments, whose code every record has as that of its writer's department. */
const departments = { model: 'system/depart', key: 'orgCode', field: 'sysOrgCode' };

/**
 * The tree that the values of a field are chosen from: by a reference, a picker, a table, or as the record's own parent.
 * Undefined where they are chosen from no tree.
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
 * Builds a query for these keys and the keys of all their descendants in a tree. It ends in circles, too. Deleted records
 * count, so that their descendants, and records that refer to them, are still found. Data rules of the tree do not apply,
 * as they would not to a list of the same keys.
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
