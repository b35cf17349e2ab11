import { isRecord } from '../../schema/json/index.ts';
import type { AuthEntry } from './permission.ts';

/** Parses `auth`, `allAuth` or a `permissionList` as a server sent it; invalid entries are skipped. */
export function parseAuthEntries(value: unknown): AuthEntry[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).flatMap((entry) => {
    if (typeof entry.action !== 'string') return [];
    const status = entry.status === undefined || entry.status === null ? {} : { status: String(entry.status) };
    return [{ action: entry.action, type: String(entry.type ?? '1'), ...status }];
  });
}

/** Returns the comma-separated names of an action. */
export function actionNames(action: string): string[] {
  return action.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));
}
