import { say } from '../../../schema/locale/index.ts';
import type { TableRow } from './tree-rows.ts';

/**
 * Why a row of a tree cannot be put below another one (null: to the top), in words for a person; undefined where it can.
 * `rows` are those that can be seen, parents before what is below them.
 */
export function refuseDrop(rows: readonly TableRow[], moved: string, onto: string | null): string | undefined {
  const above: string[] = [];
  for (let key = onto; key !== null; key = parentOf(rows, key)) above.push(key);
  return refusePlace(onto, above, { moved, parent: parentOf(rows, moved) });
}

/**
 * The same of a place that is known by itself: `above` are the keys of what it is and lies below, `parent` that of what
 * the record stands below now.
 */
export function refusePlace(
  onto: string | null,
  above: readonly string[],
  { moved, parent }: { moved: string; parent: string | null },
): string | undefined {
  if (onto === parent) return onto === null ? say('它已经在最上级') : say('它已经在这一条下面');
  return above.includes(moved) ? say('不能移到自己或自己的下级下面') : undefined;
}

/** Key of the row above; null at the top. */
function parentOf(rows: readonly TableRow[], key: string): string | null {
  const at = rows.findIndex((row) => row.key === key);
  const { level = 0 } = rows[at] ?? {};
  return rows.slice(0, Math.max(at, 0)).findLast((row) => row.level < level)?.key ?? null;
}
