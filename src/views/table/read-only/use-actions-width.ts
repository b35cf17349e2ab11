import { useMemo, useState } from 'react';

import { text, translated } from '../../../locale/index.ts';
import { textWidth } from '../../../runtime/table/index.ts';
import type { TableViewProps } from '../context/index.ts';
import { linksOf } from '../rows/index.ts';

const title = text('操作');
const more = text('更多');
const most = 50;

/**
 * Returns the width in pixels of the actions column: that of the loaded rows, and never less than before, so that it
 * does not jump.
 */
export function useActionsWidth({ rows, rowActions, actionTitles }: TableViewProps): number {
  const needed = useMemo(() => {
    if (!actionTitles || actionTitles.length === 0) return 0;
    const records = rows.slice(0, most).flatMap((row) => (row.kind === 'record' ? [row.record] : []));
    const lists = rowActions ? records.map((record) => rowActions(record).map((button) => button.title)) : [];
    return Math.max(...(lists.length > 0 ? lists : [[...actionTitles]]).map(linksWidth));
  }, [rows, rowActions, actionTitles]);
  const [widest, setWidest] = useState(needed);
  if (needed > widest) setWidest(needed);
  return needed === 0 ? 0 : Math.max(needed, widest);
}

/** The links and 更多 with 16 px between them, in a cell's padding; at least the column's title. */
function linksWidth(titles: readonly string[]): number {
  const [shown, rest] = linksOf(titles);
  const links = rest.length > 0 ? [...shown, translated(more)] : shown;
  const width = links.reduce((sum, link) => sum + textWidth(link) + 16, -16);
  return 24 + Math.max(textWidth(translated(title)), width);
}
