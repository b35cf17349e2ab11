import type { BackendDifferences } from './differences.ts';

/** Returns the permission point that the back end uses in place of the given one; null if it is open to everybody. */
export function pointThere(permissions: BackendDifferences['permissions'], point: string): string | null {
  const own = permissions.get(point);
  if (own !== undefined) return own;
  const parts = point.split(':');
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const group = permissions.get(`${parts.slice(0, length).join(':')}:*`);
    if (group !== undefined) return group;
  }
  return point;
}
