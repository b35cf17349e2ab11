import { useState } from 'react';

import { dialogTitle, initialDialogValues } from '../../../engine/dialog/index.ts';
import { Button } from '../../../kit/controls/button/Button.tsx';
import { DialogBody, DialogFooter } from '../../../kit/dialog-frame/DialogFrame.tsx';
import { useNotify } from '../../../kit/feedback/index.ts';
import { LoadFailure } from '../../../kit/states/index.ts';
import { say } from '../../../locale/index.ts';
import { StepOrigin } from '../../../runtime/actions/index.ts';
import { dialogRun, useDialogLoad, useDialogs } from '../../../runtime/dialog/index.ts';
import { usePageScope } from '../../../runtime/page/index.ts';
import { useRuntime, type NavigationTarget } from '../../../runtime/registry/index.ts';
import { FormSkeleton } from '../../form/index.ts';
import { DialogContents } from './DialogContents.tsx';
import { DialogForm } from './DialogForm.tsx';
import type { DialogPartProps, OpenDocumentProps } from './open-document-props.ts';

/** The inside of a dialog document: its form or other content, with its buttons. */
export function OpenDocument(props: OpenDocumentProps) {
  const { dialog, documents, entry, owner } = props;
  const runtime = useRuntime();
  const page = usePageScope();
  const notify = useNotify();
  const { ask, fill } = useDialogs(owner);
  const run = dialogRun(entry, {
    runtime,
    documents,
    confirm: ask,
    fill,
    notify,
    navigate: (target) => (page ? page.environment.navigate(target) : leaveShell(target, runtime.go)),
  });
  const load = useDialogLoad(dialog, run);
  if (load.status === 'ready') return <LoadedDocument {...props} run={load.run} reload={load.reload} />;
  return (
    <>
      <DialogBody>
        {load.status === 'loading' ? (
          <FormSkeleton shape="form" />
        ) : (
          <LoadFailure error={load.error} onRetry={load.retry} />
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={props.onClose}>{load.status === 'loading' ? say('取消') : say('关闭')}</Button>
      </DialogFooter>
    </>
  );
}

/** Navigates from a dialog of the shell, which belongs to no page. The address is safe: the step has checked it. */
function leaveShell({ to, newTab }: NavigationTarget, go: ((address: string) => void) | undefined): void {
  if (newTab || !to.startsWith('/')) window.open(to, '_blank', 'noopener,noreferrer');
  else go?.(to);
}

function LoadedDocument(props: OpenDocumentProps & Pick<DialogPartProps, 'run' | 'reload'>) {
  const { dialog, entry, run } = props;
  const [start] = useState(() => initialDialogValues(dialog, run.scope));
  const shown = dialog.body.kind === 'problem' ? dialog.body.problem : undefined;
  const head = entry.title === undefined ? dialogTitle(dialog, run.scope).problem : undefined;
  const problems = [
    ...dialog.problems.filter((problem) => problem !== shown),
    ...(head ? [head] : []),
    ...start.problems,
  ];
  const part = { ...props, values: start.values, problems };
  return (
    <StepOrigin.Provider value={run}>
      {dialog.body.kind === 'form' ? (
        <DialogForm key={dialog.document} {...part} form={dialog.body.form} />
      ) : (
        <DialogContents {...part} />
      )}
    </StepOrigin.Provider>
  );
}
