import { saveFile } from '../data/index.ts';
import type { RecordLink } from '../ports/index.ts';
import type { ActionProgress, ActionResult, NavigationTarget, OpenDialog, UndoOffer } from './action-result.ts';

/** What is said beside the page; `links` lead to what it is about. */
export interface Notice {
  kind: 'success' | 'info' | 'warning' | 'error';
  text: string;
  links?: readonly RecordLink[];
}

/** What the page lets actions do to it. */
export interface ActionEffects {
  notify(message: Notice): void;
  /** Reports success with an undo offer; absent: reports only. */
  offerUndo?(offer: UndoOffer): void;
  /** Gives the person a file; the browser keeps it without it. */
  download?(file: { file: Blob; name: string }): void;
  /** Tells that something takes its time; `cancel` stops it. */
  progress?(text: string, cancel: () => void): ActionProgress;
  refresh(): void;
  /** Reads again what the page shows, where nothing was changed by it; `refresh` where that is missing. */
  reread?(): void;
  removed(ids: readonly string[]): void;
  clearSelection(): void;
  /** Opens a row of a tree. */
  expand?(id: string): void;
  navigate(target: NavigationTarget): void;
  /** Resolves once the dialog is open. */
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
