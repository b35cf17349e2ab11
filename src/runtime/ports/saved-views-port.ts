import type { CallOptions } from './call-options.ts';
import type { Option } from './record.ts';

export interface SavedView {
  id: string;
  title: string;
  /** The saved content; only the component that saved it interprets it. */
  content: unknown;
  shared: boolean;
  /** True if it belongs to the user, who may overwrite and delete it. */
  own: boolean;
  createBy?: string;
  defaultRoles?: string[];
}

/** The place of saved views: the document id of the page (or a code that it defines), and their kind. */
export interface SavedViewPlace {
  place: string;
  kind: 'query' | 'view';
}

/** The port to saved views. Every call throws `PortError`. */
export interface SavedViewsPort {
  /** Returns the user's own views, followed by those that others share. */
  list(place: SavedViewPlace, options?: CallOptions): Promise<SavedView[]>;
  /** Saves a view; overwrites the user's own view with the same title. */
  save(place: SavedViewPlace, view: { title: string; content: unknown; shared: boolean }): Promise<void>;
  /** Renames one of the user's own views. A name that another of them has is refused. */
  rename(place: SavedViewPlace, id: string, title: string): Promise<void>;
  remove(place: SavedViewPlace, id: string): Promise<void>;
  /** Returns true if this source supports sharing; known after the first `list`. */
  canShare(): boolean;
  get(place: SavedViewPlace, id: string): Promise<SavedView>;
  /** Returns the view that one of the user's roles starts with on that page; requested once, then cached. */
  defaultOf(place: string): Promise<SavedView | undefined>;
  roles(options?: CallOptions): Promise<Option[]>;
  /** Makes a shared view the initial view of exactly these roles. */
  setDefaultRoles(id: string, roles: readonly string[]): Promise<void>;
}
