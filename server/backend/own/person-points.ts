import { pointThere, type BackendDifferences } from '../../../src/engine/backend/index.ts';
import { readObjects, readString } from '../../../src/engine/values/index.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import { authorPermissions } from '../../catalogue/index.ts';
import { platformPermission } from '../../permissions/index.ts';

/**
 * Gives the points that a person holds of those that documents declare, by the names of the documents. A point that the
 * back end controls (`allAuth`) is held where the person has it there (`auth`); one that it does not know is open, as
 * there it asks for none. What this server decides by itself (publishing documents) must be granted by name.
 * @param answer the result of `GET /sys/permission/getUserPermissionByToken`.
 */
export function heldPoints(
  answer: JsonObject,
  declared: Iterable<string>,
  { permissions }: Pick<BackendDifferences, 'permissions'>,
): string[] {
  const held = actionsOf(answer['auth'], () => true);
  const controlled = actionsOf(answer['allAuth'], ({ status }) => status !== '0');
  return [...declared].filter((point) => {
    const there = pointThere(permissions, point);
    if (there === null) return true;
    if (held.has(there)) return true;
    return !controlled.has(there) && !isOwn(point);
  });
}

function isOwn(point: string): boolean {
  return point.startsWith(authorPermissions) || point === platformPermission;
}

function actionsOf(list: JsonObject[string] | undefined, isMeant: (item: JsonObject) => boolean): Set<string> {
  return new Set(
    readObjects(list)
      .filter(({ item }) => isMeant(item))
      .flatMap(({ item }) => readString(item['action'])?.split(',') ?? []),
  );
}
