import { documentKey, type DocumentKey, type DocumentSet } from '../../documents/document.ts';
import { readObject, type JsonValue } from '../../json/index.ts';
import type { Patch } from '../../tree/index.ts';
import { fieldsOf } from '../lookups.ts';

export const formerNamesKey = 'x-renamed-from';

/**
 * Creates the patches that record the former name of a renamed field in its model. The database, saved views and drafts
 * use it to follow the field. A former name that is in use again is removed from the lists of other fields.
 * @param isStored true if records are stored under the present name; a field that was never published has no former
 * name.
 */
export function formerNamePatches(
  documents: DocumentSet,
  { model, name }: { model: string; name: string },
  to: string,
  isStored: boolean,
): [DocumentKey, Patch[]] {
  const fields = Object.entries(fieldsOf(documents, model));
  const patches = fields.flatMap(([field, source]): Patch[] => {
    const members = readObject(source);
    const known = namesIn(members[formerNamesKey]);
    const isIt = field === name;
    const former = [...new Set(isIt && isStored ? [name, ...known] : known)].filter((each) => each !== to);
    if (former.join() === known.join()) return [];
    const at = ['schema', 'properties', isIt ? to : field];
    const path = [...at, formerNamesKey];
    if (former.length === 0) return [{ op: 'remove', path }];
    if (known.length > 0) return [{ op: 'set', path, value: former }];
    return [{ op: 'insert', path: at, key: formerNamesKey, index: Object.keys(members).length, value: former }];
  });
  return [documentKey(model, 'model'), patches];
}

function namesIn(value: JsonValue | undefined): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}
