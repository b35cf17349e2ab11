import { pointThere, type BackendDifferences } from '../../../src/engine/backend/index.ts';
import { readObjects, readString } from '../../../src/engine/values/index.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import { authorPermissions } from '../../catalogue/index.ts';
import { platformPermission } from '../../permissions/index.ts';

/**
 * Returns the declared points that a user holds, by the names that documents use. A point that the back end controls
 * (`allAuth`) is held if the user has it there (`auth`); a point unknown to it is open, because the back end does not
 * check it. Points that this server checks itself (publishing documents) must be granted by name.
 * @param answer The result of `GET /sys/permission/getUserPermissionByToken`.
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
