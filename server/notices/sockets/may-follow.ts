import type { Catalogue } from '../../catalogue/index.ts';
import type { Person } from '../../http/index.ts';
import { contextOfPerson, type RecordEngine } from '../../records/index.ts';
import { placeOf } from './shown-rows.ts';

/**
 * Returns a check that a person may follow the events of a page. The page's id is the document's key, with anything
 * after a `~` (a record). Only persons who may open the document, and whose data rules show the record, may follow it.
 * Other ids belong to no data of ours, and they are separate for each tenant.
 */
export function mayFollowPages(
  catalogue: Catalogue,
  engine: RecordEngine,
): (person: Person, page: string) => Promise<boolean> {
  return async (person, page) => {
    const { permissions, conditions } = person;
    const key = page.split('~', 1)[0] ?? page;
    const bundle = catalogue.current().bundle(key);
    if (bundle && !bundle.permissions.some((permission) => permissions.has(permission))) return false;
    const { model, record } = placeOf(catalogue, page);
    if (!conditions || model === undefined || record === undefined) return true;
    return (await engine.shown(model, [record], contextOfPerson(person))).has(record);
  };
}
