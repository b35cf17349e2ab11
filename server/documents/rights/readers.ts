import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import type { CatalogueState } from '../../catalogue/index.ts';
import { modelsOf } from './models-of.ts';
import { readerRights } from './record-rights.ts';
import type { Holder } from './right.ts';

/** The share of a model's records that a holder could list before: all, those that data rules allow, or none. */
export type Sight = 'all' | 'some' | 'none';

/** Returns how many records of a table a holder can list; all of them for a table that did not exist. */
export function sightOf(
  holder: Holder,
  { models }: Pick<CatalogueState, 'models'>,
  { table }: Pick<ResolvedModel, 'table'>,
): Sight {
  const set = modelsOf(models);
  const model = set.byTable.get(table);
  if (!model) return 'all';
  const lists = readerRights(set, model).filter(
    ({ ids, permission }) => ids.includes(`list ${table}`) && holder.has(permission),
  );
  if (lists.length === 0) return 'none';
  return lists.some(({ narrowedBy }) => narrowedBy && holder.rules(narrowedBy).length === 0) ? 'all' : 'some';
}
