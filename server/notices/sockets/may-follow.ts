import type { Catalogue } from '../../catalogue/index.ts';
import type { Person } from '../../http/index.ts';

/**
 * Whether a person may follow the events of a page. Its id is the document's key, with anything after a `~` (a
 * record); only those who may open the document may follow it. Other ids belong to no data of ours, and each tenant has
 * its own.
 */
export function mayFollowPages(catalogue: Catalogue): (person: Person, page: string) => boolean {
  return ({ permissions }, page) => {
    const key = page.split('~', 1)[0] ?? page;
    const bundle = catalogue.current().bundle(key);
    return !bundle || bundle.permissions.some((permission) => permissions.has(permission));
  };
}
