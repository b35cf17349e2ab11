import type { ActionEffects } from '../../actions/index.ts';
import type { EditorTarget } from '../../dialog/index.ts';
import type { DataRecord } from '../../ports/index.ts';
import type { ActionContext } from '../../registry/index.ts';

export interface PageEnvironment {
  /** Id of the tab, which owns its own stack of dialogs. */
  owner: string;
  notify: ActionEffects['notify'];
  progress?: ActionEffects['progress'];
  offerUndo?: (text: string, undo: () => Promise<void>) => void;
  /** Notifies others of a change; without an id, of several records. */
  notifyOthers?: (kind: 'saved' | 'added' | 'removed', id?: string) => void;
  navigate: ActionEffects['navigate'];
  request: ActionContext['request'];
  /** Further names for expressions, e.g. `$parent`: the record that the list belongs to. */
  names?: Readonly<Record<string, unknown>>;
  onSelect?: (records: DataRecord[]) => void;
  /** Appends the address of an opened record to that of the page. */
  openRecord?: ((address: string) => void) | undefined;
  /**
   * Returns the editor of another model (for drafts of other documents), with its own form or the named one. Throws
   * PortError.
   */
  editorOf?: (model: string, form?: string) => Promise<EditorTarget>;
}
