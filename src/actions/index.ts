import type { ActionDefinition } from '../runtime/registry/definitions.ts';
import { addAction } from './add/add.action.ts';
import { addChildAction } from './add-child/add-child.action.ts';
import { advancedQueryAction } from './advanced-query/advanced-query.action.ts';
import { batchDeleteAction } from './batch-delete/batch-delete.action.ts';
import { confirmAction } from './confirm/confirm.action.ts';
import { copyAction } from './copy/copy.action.ts';
import { createAction } from './create/create.action.ts';
import { deleteAction } from './delete/delete.action.ts';
import { detailAction } from './detail/detail.action.ts';
import { editAction } from './edit/edit.action.ts';
import { eraseAction } from './erase/erase.action.ts';
import { exportAction } from './export/export.action.ts';
import { importAction } from './import/import.action.ts';
import { moveToAction } from './move-to/move-to.action.ts';
import { navigateAction } from './navigate/navigate.action.ts';
import { notifyAction } from './notify/notify.action.ts';
import { openDialogAction } from './open-dialog/open-dialog.action.ts';
import { promptAction } from './prompt/prompt.action.ts';
import { printAction } from './print/print.action.ts';
import { refreshAction } from './refresh/refresh.action.ts';
import { recycleBinAction } from './recycle-bin/recycle-bin.action.ts';
import { requestAction } from './request/request.action.ts';
import { restoreAction } from './restore/restore.action.ts';
import { setValuesAction } from './set-values/set-values.action.ts';
import { transitionAction } from './transition/transition.action.ts';

/** The shelf of actions: a new action is one folder and one line here. */
export const actions: readonly ActionDefinition[] = [
  confirmAction,
  promptAction,
  requestAction,
  refreshAction,
  notifyAction,
  navigateAction,
  openDialogAction,
  transitionAction,
  createAction,
  addAction,
  addChildAction,
  moveToAction,
  copyAction,
  editAction,
  detailAction,
  printAction,
  deleteAction,
  batchDeleteAction,
  exportAction,
  importAction,
  advancedQueryAction,
  recycleBinAction,
  restoreAction,
  eraseAction,
  setValuesAction,
];
