import { say } from '../../../locale/index.ts';
import type { TableRow } from './tree-rows.ts';

/**
 * Returns the reason, for the user, why a row of a tree cannot be moved below another one (null: to the top level);
 * undefined if it can. `rows` are the visible rows, parents before their children.
 */
export function refuseDrop(rows: readonly TableRow[], moved: string, onto: string | null): string | undefined {
  const above: string[] = [];
  for (let key = onto; key !== null; key = parentOf(rows, key)) above.push(key);
  return refusePlace(onto, above, { moved, parent: parentOf(rows, moved) });
}

/**
 * Does the same for a target outside the visible rows: `above` are the keys of the target and its ancestors, `parent`
 * is the current parent of the moved record.
 */
export function refusePlace(
  onto: string | null,
  above: readonly string[],
  { moved, parent }: { moved: string; parent: string | null },
): string | undefined {
  if (onto === parent) return onto === null ? say('它已经在最上级') : say('它已经在这一条下面');
  return above.includes(moved) ? say('不能移到自己或自己的下级下面') : undefined;
}

function parentOf(rows: readonly TableRow[], key: string): string | null {
  const at = rows.findIndex((row) => row.key === key);
  const { level = 0 } = rows[at] ?? {};
  return rows.slice(0, Math.max(at, 0)).findLast((row) => row.level < level)?.key ?? null;
}
