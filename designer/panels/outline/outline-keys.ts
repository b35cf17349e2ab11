import type { KeyboardEvent } from 'react';

import { toPointer, type Path } from '../../../src/schema/json/index.ts';
import { isSamePath } from '../../model/index.ts';
import type { OpenDesign } from '../../state/index.ts';
import type { OutlineRow } from './outline-rows.ts';

interface Shown {
  rows: readonly OutlineRow[];
  fold: (path: Path, isFolded: boolean) => void;
}

/**
 * Handles the keys that depend on the rows of the tree: the left arrow folds an open node, the right one unfolds it,
 * and steps skip what is folded. All others are the general keys of nodes.
 */
export function onOutlineKey(event: KeyboardEvent, { select, selectTo, selected }: OpenDesign, shown: Shown): void {
  const { rows, fold } = shown;
  const primary = selected.at(-1);
  const at = primary ? rows.findIndex(({ path }) => isSamePath(path, primary)) : -1;
  const row = rows[at];
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = rowOfKey(event.key, rows, at);
  if (event.key === 'ArrowLeft' && row?.isOpen === true && !event.shiftKey) fold(row.path, true);
  else if (event.key === 'ArrowRight' && row?.isOpen === false && !event.shiftKey) fold(row.path, false);
  else if (target && event.shiftKey && event.key.startsWith('Arrow')) selectTo(target.path);
  else if (target && !event.shiftKey) select([target.path]);
  else return;
  event.preventDefault();
}

function rowOfKey(key: string, rows: readonly OutlineRow[], at: number): OutlineRow | undefined {
  if (key === 'ArrowDown') return rows[at + 1];
  if (key === 'ArrowUp') return at < 0 ? rows.at(-1) : rows[at - 1];
  if (key === 'Home') return rows[0];
  return key === 'End' ? rows.at(-1) : undefined;
}

/** Returns the set with a node folded or unfolded. */
export function withFolded(folded: ReadonlySet<string>, path: Path, isFolded: boolean): ReadonlySet<string> {
  const next = new Set(folded);
  if (isFolded) next.add(toPointer(path));
  else next.delete(toPointer(path));
  return next;
}
