import { useCallback, useEffect, useRef } from 'react';

import { useDialogs, type QueryDraftGroup, type RecordButtons } from '../../dialog/index.ts';
import { useRuntime } from '../../registry/index.ts';
import { recordAddress } from '../address/index.ts';
import type { ListController } from '../controller/index.ts';
import type { ListActions } from './list-actions.ts';
import type { ListOnPage } from './open-dialog.ts';
import type { PageEnvironment } from './page-environment.ts';

type RowActions = Pick<ListActions, 'row' | 'press'>;

/**
 * Creates the environment of a list's dialogs.
 * @returns it, and a function that stores the row buttons of the current render: a dialog that was opened earlier runs
 * the current buttons.
 */
export function useListOnPage(
  controller: ListController,
  page: PageEnvironment,
): { on: ListOnPage; keep: (actions: RowActions) => void } {
  const runtime = useRuntime();
  const dialogs = useDialogs(page.owner);
  const latest = useRef(controller);
  useEffect(() => void (latest.current = controller));
  const own = useRef<RowActions>({ row: () => [], press: async () => undefined });
  const leftDraft = useRef<{ draft: QueryDraftGroup; of: string }>(undefined);
  const recordButtons = (isAddressed: boolean): RecordButtons => ({
    of: (record) => own.current.row(record).filter(({ builtIn }) => builtIn !== 'detail' && builtIn !== 'print'),
    async press(name, record) {
      const button = own.current.row(record).find((candidate) => candidate.name === name);
      if (!button) return;
      const { model } = controller.list;
      if (isAddressed && button.builtIn === 'edit') page.openRecord?.(recordAddress(model, record, 'edit'));
      else await own.current.press(button, record);
    },
  });
  const changed = () => {
    controller.refresh();
    page.notifyOthers?.('added');
  };
  return {
    on: { controller, page, runtime, dialogs, latest, leftDraft, recordButtons, changed },
    keep: useCallback((actions) => void (own.current = actions), []),
  };
}
