import { useEffect, useState } from 'react';

import { type Option, type PortError, type SavedView, type SavedViewPlace, portError } from '../../ports/index.ts';
import { useRuntime } from '../../registry/index.ts';

/** What the server asks for before anything is shared. */
const sharePermission = 'system:savedView:share';

/** What is kept of a page under names, and the ways to change it. */
export interface SavedViews {
  /** Undefined until the source has answered. */
  views: readonly SavedView[] | undefined;
  /** Why they are not there. */
  failure: PortError | undefined;
  canShare: boolean;
  /** The person's own of that name. */
  ownNamed: (title: string) => SavedView | undefined;
  /** His own of the same title is overwritten. Throws PortError. */
  save: (title: string, shared: boolean, content: unknown) => Promise<void>;
  /** Throws PortError, for a name that another of his has too. */
  rename: (view: SavedView, title: string) => Promise<void>;
  /** Throws PortError. */
  remove: (view: SavedView) => Promise<void>;
  /** The roles that a view may be the default of. Throws PortError. */
  roles: () => Promise<Option[]>;
  /** Makes a shared view what those roles begin with. Throws PortError. */
  setDefaultRoles: (view: SavedView, roles: readonly string[]) => Promise<void>;
}

/** The saved views of a place, asked for once each time that it is opened. */
export function useSavedViews(name: string, kind: SavedViewPlace['kind']): SavedViews {
  const { ports, permissions } = useRuntime();
  const { savedViews } = ports;
  const [views, setViews] = useState<readonly SavedView[]>();
  const [failure, setFailure] = useState<PortError>();
  const place = { place: name, kind };

  const load = async (signal?: AbortSignal) => {
    try {
      setViews(await savedViews.list(place, signal ? { signal } : {}));
      setFailure(undefined);
    } catch (reason) {
      const error = portError(reason);
      if (error.kind !== 'cancelled') setFailure(error);
    }
  };
  useEffect(() => {
    const call = new AbortController();
    void load(call.signal);
    return () => call.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- once for each opening
  }, []);

  return {
    views,
    failure,
    canShare: savedViews.canShare() && (permissions?.has(sharePermission) ?? true),
    ownNamed: (title) => views?.find((view) => view.own && view.title === title),
    async save(title, shared, content) {
      await savedViews.save(place, { title, content, shared });
      await load();
    },
    async rename(view, title) {
      await savedViews.rename(place, view.id, title);
      await load();
    },
    async remove(view) {
      await savedViews.remove(place, view.id);
      await load();
    },
    roles: () => savedViews.roles(),
    async setDefaultRoles(view, roles) {
      await savedViews.setDefaultRoles(view.id, roles);
      await load();
    },
  };
}
