import { useEffect, useState } from 'react';

import type { ResolvedList } from '../../../engine/list/index.ts';
import { portError, type PortError, type SavedView } from '../../ports/index.ts';
import { useRuntime } from '../../registry/index.ts';
import { hasOwnLook, type TableLook } from '../../table/index.ts';
import { formerStorageKeys, type ListLocation } from '../controller/index.ts';
import { parseListUrl, printListUrl } from '../query/index.ts';
import { parseListView, viewOf, withoutView } from './list-view.ts';
import { viewPlace } from './view-at-work.ts';

/** The initial view of a list page. */
export interface StartingView {
  /** The view is loading. */
  isWaiting: boolean;
  /** The initial look of the table, instead of the saved one. */
  look?: TableLook;
  /** Incremented with every applied view; each mounts a new table. */
  turn: number;
  /** The reason why the view of the address is not shown. */
  failure?: PortError;
}

/**
 * The view that a page begins with: the one that its address names (`?list.view=…`), or, where the address asks for
 * nothing, the one that the person's role begins with. The address then says what the view asks for and which it is, so that
 * it can be changed from there; the columns of a role's view come only where the person has not arranged his own.
 */
export function useStartingView(list: ResolvedList, location: ListLocation): StartingView {
  const { ports, user } = useRuntime();
  const { search, setSearch } = location;
  const named = viewOf(search);
  const [begun, setBegun] = useState<Omit<StartingView, 'isWaiting'> & { asks: boolean }>(() => {
    return { turn: 0, asks: named === undefined && printListUrl(list, parseListUrl(list, search)) === '' };
  });

  useEffect(() => {
    if (named === undefined && !begun.asks) return;
    let isOver = false;
    const place = viewPlace(list);
    const show = (view: SavedView | undefined) => {
      if (isOver) return;
      const kept = view && parseListView(list, view.content);
      const keepsOwn =
        named === undefined &&
        hasOwnLook({
          page: list.document,
          user: user?.id ?? '',
          former: formerStorageKeys(list),
        });
      setBegun(({ turn }) => ({ turn: turn + 1, asks: false, ...(kept?.look && !keepsOwn && { look: kept.look }) }));
      const rest = withoutView(search);
      if (kept) setSearch(printListUrl(list, { ...parseListUrl(list, kept.search), view: view.id }, rest));
      else if (rest !== search) setSearch(rest);
    };
    const fail = (reason: unknown) => {
      if (isOver) return;
      // A role's view that cannot be had is no reason to keep the list from anyone.
      setBegun(({ turn }) => ({ turn, asks: false, ...(named !== undefined && { failure: portError(reason) }) }));
      if (named !== undefined) setSearch(withoutView(search));
    };
    const asked = named === undefined ? ports.savedViews.defaultOf(place.place) : ports.savedViews.get(place, named);
    asked.then(show, fail);
    return () => void (isOver = true);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- once for each view that is named, and once for the role's
  }, [named]);

  const { asks, ...rest } = begun;
  return { ...rest, isWaiting: asks || named !== undefined };
}
