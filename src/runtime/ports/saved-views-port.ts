import type { CallOptions } from './call-options.ts';
import type { Option } from './record.ts';

/** What a person keeps of a page under a name. */
export interface SavedView {
  id: string;
  title: string;
  /** As it was saved; whoever wrote it reads it. */
  content: unknown;
  /** Everybody may use it. */
  shared: boolean;
  /** It is the person's own: he may overwrite and delete it. */
  own: boolean;
  /** User name of who shares it. */
  createBy?: string;
  /** Ids of the roles that begin with it. */
  defaultRoles?: string[];
}

/** Where saved views lie: document id of the page (or a code that it gives), and their kind. */
export interface SavedViewPlace {
  place: string;
  kind: 'query' | 'view';
}

/** The port to what people keep of pages. Every call throws `PortError`. */
export interface SavedViewsPort {
  /** The person's own, then what others share. */
  list(place: SavedViewPlace, options?: CallOptions): Promise<SavedView[]>;
  /** Saves; his own of the same title is overwritten. */
  save(place: SavedViewPlace, view: { title: string; content: unknown; shared: boolean }): Promise<void>;
  /** Gives one of the person's own another name; one that another of his has is refused. */
  rename(place: SavedViewPlace, id: string, title: string): Promise<void>;
  remove(place: SavedViewPlace, id: string): Promise<void>;
  /** Whether this source can share at all; known after the first `list`. */
  canShare(): boolean;
  /** One of the person's own, or one that is shared. */
  get(place: SavedViewPlace, id: string): Promise<SavedView>;
  /** The view that one of the person's roles begins with at that page; asked for once, then known. */
  defaultOf(place: string): Promise<SavedView | undefined>;
  /** The roles that a view may be the default of. */
  roles(options?: CallOptions): Promise<Option[]>;
  /** Makes a shared view what those roles begin with, and no others any more. */
  setDefaultRoles(id: string, roles: readonly string[]): Promise<void>;
}
