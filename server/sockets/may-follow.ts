import type { Catalogue } from '../catalogue/index.ts';
import type { Person } from '../http/index.ts';

/**
 * Whether a person may follow what happens on a page: one of our documents only who may open it. Its id is the document's
 * key, with anything after a `~` (a record). Other ids belong to no data of ours; tenants never share one.
 */
export function mayFollowPages(catalogue: Catalogue): (person: Person, page: string) => boolean {
  return ({ permissions }, page) => {
    const key = page.split('~', 1)[0] ?? page;
    const bundle = catalogue.current().bundle(key);
    return !bundle || bundle.permissions.some((permission) => permissions.has(permission));
  };
}
