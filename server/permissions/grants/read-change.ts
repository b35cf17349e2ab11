import type { JsonObject } from '../../../src/schema/json/index.ts';
import { listOf, optionalText, requiredText } from '../../http/index.ts';
import type { PermissionChange } from './grant-holders.ts';

export function readChange(body: JsonObject, name: string): PermissionChange {
  const last = optionalText(body, 'lastpermissionIds', 200_000);
  return {
    id: requiredText(body, name, 64),
    permissionIds: listOf(optionalText(body, 'permissionIds', 200_000)),
    lastIds: last === undefined ? undefined : listOf(last),
  };
}
