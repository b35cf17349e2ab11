import { flushSync } from 'react-dom';

import { say } from '../../../locale/index.ts';
import type { InlineRows } from '../../../runtime/list/index.ts';
import { activate } from '../../../runtime/table/editing/index.ts';
import { DraftOffer } from '../../form/index.ts';

/**
 * Offers to restore rows that were not saved before the page was left. The focus then moves to the table's first cell.
 */
export function RowsDraftNotice({ draft, store }: { draft: InlineRows['draft']; store: InlineRows['store'] }) {
  const { offer, restore, refuse } = draft;
  if (!offer) return null;
  const answer = (act: () => void) => () => {
    flushSync(act);
    const key = store.shown().rows.keyAt(0);
    const [column] = store.columns();
    if (key !== undefined && column !== undefined) activate(store, { key, column });
  };
  return (
    <DraftOffer
      text={say('上次有 {rows} 行没有保存', { rows: offer.rows })}
      savedAt={offer.savedAt}
      warning={offer.isOlder ? say('其中有的行在那以后有人改过，恢复后请核对一遍再保存。') : undefined}
      onRestore={answer(restore)}
      onRefuse={answer(refuse)}
    />
  );
}
