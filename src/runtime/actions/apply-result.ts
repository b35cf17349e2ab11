import { saveFile } from '../data/index.ts';
import type { RecordLink } from '../ports/index.ts';
import type { ActionProgress, ActionResult, NavigationTarget, OpenDialog, UndoOffer } from '../registry/index.ts';

/** A message shown to the user; `links` lead to the records it is about. */
export interface Notice {
  kind: 'success' | 'info' | 'warning' | 'error';
  text: string;
  links?: readonly RecordLink[];
}

/** The effects that actions can have on the page. */
export interface ActionEffects {
  notify(message: Notice): void;
  /** Reports success with an offer to undo. If absent, only success is reported. */
  offerUndo?(offer: UndoOffer): void;
  /** Saves a file; the default is a download in the browser. */
  download?(file: { file: Blob; name: string }): void;
  progress?(text: string, cancel: () => void): ActionProgress;
  refresh(): void;
  /** Reloads the page's data although the action changed nothing; defaults to `refresh`. */
  reread?(): void;
  removed(ids: readonly string[]): void;
  clearSelection(): void;
  expand?(id: string): void;
  navigate(target: NavigationTarget): void;
  openDialog(dialog: OpenDialog): void | Promise<void>;
  closeDialog(): void;
  setValues?(values: Record<string, unknown>): void;
  reloadUser?(): void;
}

/** Applies an action's result, in the order of the keys of ActionResult. */
export async function applyResult(result: ActionResult, effects: ActionEffects): Promise<void> {
  if (result.notify) effects.notify(result.notify);
  if (result.undo) {
    if (effects.offerUndo) effects.offerUndo(result.undo);
    else effects.notify({ kind: 'success', text: result.undo.text });
  }
  if (result.download) (effects.download ?? saveFile)(result.download);
  if (result.removed) effects.removed(result.removed);
  else if (result.refresh) effects.refresh();
  if (result.clearSelection) effects.clearSelection();
  if (result.expand !== undefined) effects.expand?.(result.expand);
  if (result.navigate) effects.navigate(result.navigate);
  if (result.openDialog) await effects.openDialog(result.openDialog);
  if (result.setValues) effects.setValues?.(result.setValues);
  if (result.reloadUser) effects.reloadUser?.();
  if (result.closeDialog) effects.closeDialog();
}
