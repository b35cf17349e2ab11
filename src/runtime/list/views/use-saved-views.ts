import { useEffect, useRef, useState } from 'react';

import { say } from '../../../locale/index.ts';
import { PortError, portError, type Option, type SavedView, type SavedViewPlace } from '../../ports/index.ts';
import { useRuntime } from '../../registry/index.ts';
import { notifyViewsChange, onViewsChange } from './saved-view-changes.ts';

const sharePermission = 'system:savedView:share';

export interface PlacedView extends SavedView {
  place: SavedViewPlace;
}

export interface SavedViews {
  /** Undefined until they are loaded. */
  views: readonly PlacedView[] | undefined;
  failure: PortError | undefined;
  canShare: boolean;
  ownNamed: (title: string) => PlacedView | undefined;
  /** Overwrites the user's own view with the same title. Returns the saved view. Throws PortError. */
  save: (title: string, shared: boolean, content: unknown) => Promise<PlacedView | undefined>;
  /** Throws PortError, for example if another view of the user has that name. */
  rename: (view: PlacedView, title: string) => Promise<void>;
  /** Throws PortError. */
  remove: (view: PlacedView) => Promise<void>;
  /** Returns the roles that a view can be the default of. Throws PortError. */
  roles: () => Promise<Option[]>;
  /** Makes a shared view the initial view of those roles. Throws PortError. */
  setDefaultRoles: (view: PlacedView, roles: readonly string[]) => Promise<void>;
}

/**
 * Returns the saved views of all places as one list, loaded once each time it is opened. New views are saved in the
 * first place.
 */
export function useSavedViews(places: readonly [SavedViewPlace, ...SavedViewPlace[]]): SavedViews {
  const { ports, permissions } = useRuntime();
  const { savedViews } = ports;
  const [views, setViews] = useState<readonly PlacedView[]>();
  const [failure, setFailure] = useState<PortError>();
  const [first] = places;

  const load = async (signal?: AbortSignal) => {
    try {
      const lists = await Promise.all(
        places.map(async (place) => {
          const answer = await savedViews.list(place, signal ? { signal } : {});
          return answer.map((view): PlacedView => ({ ...view, place }));
        }),
      );
      const all = lists.flat().toSorted((left, right) => Number(right.own) - Number(left.own));
      setViews(all);
      setFailure(undefined);
      return all;
    } catch (reason) {
      const error = portError(reason);
      if (error.kind !== 'cancelled') setFailure(error);
      return undefined;
    }
  };
  // A ref, so that the listener keeps its identity.
  const hear = useRef(() => void load());
  const reload = () => {
    notifyViewsChange(savedViews, hear.current);
    return load();
  };
  useEffect(() => {
    const call = new AbortController();
    void load(call.signal);
    const stop = onViewsChange(savedViews, hear.current);
    return () => {
      call.abort();
      stop();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- once for each opening
  }, []);

  const named = (all: typeof views, title: string) => all?.find((view) => view.own && view.title === title);
  return {
    views,
    failure,
    canShare: savedViews.canShare() && (permissions?.has(sharePermission) ?? true),
    ownNamed: (title) => named(views, title),
    async save(title, shared, content) {
      await savedViews.save(first, { title, content, shared });
      const isElsewhere = ({ place }: PlacedView) => place.kind !== first.kind || place.place !== first.place;
      const elsewhere = views?.filter((view) => view.own && view.title === title && isElsewhere(view)) ?? [];
      for (const view of elsewhere) await savedViews.remove(view.place, view.id);
      return named(await reload(), title);
    },
    async rename(view, title) {
      const other = named(views, title);
      if (other && other.id !== view.id)
        throw new PortError('invalid', say('{title} 已存在，请换一个名称。', { title }));
      await savedViews.rename(view.place, view.id, title);
      await reload();
    },
    async remove(view) {
      await savedViews.remove(view.place, view.id);
      await reload();
    },
    roles: () => savedViews.roles(),
    async setDefaultRoles(view, roles) {
      await savedViews.setDefaultRoles(view.id, roles);
      await reload();
    },
  };
}
