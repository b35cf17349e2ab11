import { useEffect, useState } from 'react';

import type { ResolvedList } from '../../../engine/list/index.ts';
import { portError, type PortError, type SavedView } from '../../ports/index.ts';
import { useRuntime } from '../../registry/index.ts';
import { hasOwnLook, type TableLook } from '../../table/index.ts';
import { formerStorageKeys, type ListLocation } from '../controller/index.ts';
import { parseListUrl, printListUrl } from '../query/index.ts';
import { parseListView, viewOf, withoutView } from './list-view.ts';
import { viewPlace } from './view-at-work.ts';

export interface StartingView {
  isWaiting: boolean;
  look?: TableLook;
  /** Incremented with every applied view; each mounts a new table. */
  turn: number;
  failure?: PortError;
}

/**
 * Determines the initial view of a page: the one in its address (`?list.view=…`) or, if the address contains no query,
 * the initial view of the user's role. The address is then updated with the view's query and id, so that it can be
 * changed from there. The columns of a role's view apply only if the user has not arranged their own.
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
      // A role's view that fails to load must not block the list.
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
