import { allows } from '../../../engine/permission/index.ts';
import { say } from '../../../locale/index.ts';
import type { DataRecord } from '../../ports/index.ts';
import type { AddressedOpening } from '../address/index.ts';
import type { ListActions } from './list-actions.ts';
import { openListDialog, type ListOnPage } from './open-dialog.ts';

/**
 * Opens the record of an address; read-only if the user may not edit it.
 * @returns false if the user may not see it.
 */
export function openAddressed(
  on: ListOnPage,
  asked: AddressedOpening,
  { toolbar, row, savedHere }: Pick<ListActions, 'toolbar' | 'row'> & { savedHere: (record: DataRecord) => void },
): boolean {
  const { controller, page, runtime, dialogs } = on;
  const { list } = controller;
  if (asked.mode === 'create') {
    const canAdd = toolbar.some(({ builtIn, disabled }) => builtIn === 'add' && !disabled);
    if (canAdd) void openListDialog(on, { kind: 'editor', mode: 'create', again: true });
    else page.notify({ kind: 'warning', text: say('您不能新增{title}。', { title: list.title }) });
    return canAdd;
  }
  const { id, record, address } = asked;
  const mayEdit = record
    ? row(record).some(({ builtIn, disabled }) => builtIn === 'edit' && !disabled)
    : allows(runtime.permissions, `${list.permission}:edit`);
  const mode = asked.mode === 'edit' && mayEdit ? 'edit' : 'detail';
  dialogs.open({
    kind: 'editor',
    address,
    target: list,
    mode,
    record: id,
    values: record ?? {},
    ...(mode === 'detail' && { buttons: on.recordButtons(true) }),
    onSaved: savedHere,
  });
  return true;
}
