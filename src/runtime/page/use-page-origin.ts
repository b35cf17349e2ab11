import { useMemo } from 'react';

import { say } from '../../locale/index.ts';
import { callScope, type ActionEffects, type DialogOrigin } from '../actions/index.ts';
import { documentEntry, useDialogs } from '../dialog/index.ts';
import type { DataRecord } from '../ports/index.ts';
import { useRuntime } from '../registry/index.ts';
import { usePageScope } from './page-scope.ts';

const ignore = () => undefined;

/**
 * Returns the scope, context and effects of steps in the form or screen of a page, or in an editor. `record` is the
 * opened record, `refresh` updates the page, and `owner` is the tab whose dialogs the steps open.
 */
export function usePageOrigin(around: {
  owner: string;
  notify: ActionEffects['notify'];
  record?: DataRecord;
  refresh?: () => void;
}): DialogOrigin {
  const { owner, notify, record, refresh = ignore } = around;
  const { ports, user, permissions, reloadUser } = useRuntime();
  const environment = usePageScope()?.environment;
  const { open, ask, fill } = useDialogs(owner);
  return useMemo(() => {
    const refuse = (text: string) => notify({ kind: 'error', text });
    const effects: ActionEffects = {
      notify,
      refresh,
      removed: refresh,
      clearSelection: ignore,
      closeDialog: ignore,
      ...(reloadUser && { reloadUser }),
      navigate: (target) => (environment ? environment.navigate(target) : refuse(say('这里打不开另一个页面。'))),
      async openDialog(dialog) {
        if (dialog.kind === 'document') return void open(documentEntry(dialog, refresh));
        if (dialog.kind !== 'editor' || dialog.model === undefined || !environment?.editorOf)
          return refuse(say('这个动作只能放在列表里，请联系配置人员。'));
        const target = await environment.editorOf(dialog.model, dialog.form);
        const { mode, id, values = {}, print = false, title } = dialog;
        const titled = title !== undefined && { title };
        open({ kind: 'editor', target, mode, record: id ?? null, values, print, onSaved: refresh, ...titled });
      },
    };
    return {
      scope: callScope({}, { record, user, permissions }),
      context: {
        ports,
        selection: [],
        confirm: ask,
        fill,
        request: (id) => environment?.request(id),
        ...(record && { record }),
      },
      effects,
    };
  }, [notify, refresh, record, ports, user, permissions, reloadUser, environment, open, ask, fill]);
}
