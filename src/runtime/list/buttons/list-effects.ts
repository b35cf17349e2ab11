import type { ActionEffects } from '../../actions/index.ts';
import { failureText, portError } from '../../ports/index.ts';
import type { UndoOffer } from '../../registry/index.ts';
import { expandRow } from '../../table/index.ts';
import { openListDialog, type ListOnPage } from './open-dialog.ts';

/** Returns the effects of action results on a list and on the page around it. */
export function listEffects(on: ListOnPage): ActionEffects {
  const { controller, page } = on;
  return {
    notify: page.notify,
    ...(page.progress && { progress: page.progress }),
    navigate: page.navigate,
    ...(page.offerUndo && { offerUndo: (offer: UndoOffer) => page.offerUndo?.(offer.text, () => takeBack(on, offer)) }),
    refresh: on.changed,
    reread: () => controller.refresh(),
    removed(ids) {
      controller.refreshAfterRemoval(ids);
      page.notifyOthers?.('removed', ids[0]);
    },
    clearSelection: controller.clearSelection,
    expand: (id) => expandRow(controller.table, id),
    closeDialog: () => undefined,
    openDialog: (dialog) => openListDialog(on, dialog),
  };
}

async function takeBack({ runtime, page, latest }: ListOnPage, { call, undone }: UndoOffer): Promise<void> {
  try {
    await runtime.ports.requests.call({ ...call, quiet: true });
    page.notify({ kind: 'success', text: undone });
    page.notifyOthers?.('added');
  } catch (reason) {
    page.notify({ kind: 'warning', text: failureText(portError(reason)) });
  }
  latest.current.refresh();
}
