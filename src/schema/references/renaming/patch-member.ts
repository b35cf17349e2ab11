import type { JsonObject, JsonValue } from '../../json/index.ts';
import type { Patch } from '../../tree/index.ts';

/**
 * Creates the patches that give a member of an object another value. An empty list removes it.
 * @param path the path of the member in the document; `holder` is the object that has it.
 */
export function patchMember(
  path: (string | number)[],
  before: JsonValue | undefined,
  after: JsonValue,
  { holder }: { holder: object },
): Patch[] {
  const isEmpty = Array.isArray(after) && after.length === 0;
  if (before === undefined) {
    const key = String(path.at(-1));
    return isEmpty
      ? []
      : [{ op: 'insert', path: path.slice(0, -1), key, index: Object.keys(holder).length, value: after }];
  }
  if (isEmpty) return [{ op: 'remove', path }];
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ op: 'set', path, value: after }];
}

/**
 * Creates the patches of a document's `renamedFrom`, its former names, the latest first.
 * @param from the name that becomes a former one, if any.
 * @param to a name that is in use again and therefore no longer a former one.
 */
export function formerListPatches(body: JsonObject, from: string | undefined, to: string): Patch[] {
  const written = body['renamedFrom'];
  const known = Array.isArray(written) ? written.filter((each) => typeof each === 'string') : [];
  const names = [...new Set(from === undefined ? known : [from, ...known])].filter((name) => name !== to);
  return patchMember(['renamedFrom'], written, names, { holder: body });
}
