import { Alert } from 'antd';
import { useEffect } from 'react';

import { dialogTitle } from '../../../engine/dialog/index.ts';
import type { ResolvedForm } from '../../../engine/form/index.ts';
import { DialogBody } from '../../../kit/dialog-frame/DialogFrame.tsx';
import { UnplacedProblems } from '../../../kit/problem-card/index.ts';
import { say } from '../../../locale/index.ts';
import { canSubmit, useDialogSubmit } from '../../../runtime/dialog/index.ts';
import { useDraft, useFormHandle, useNeededWidgets } from '../../../runtime/form/index.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';
import { DraftNotice, FormView } from '../../form/index.ts';
import { PrintButton } from '../../print/PrintButton.tsx';
import { focusFirst } from '../focus-first.ts';
import { onControlEnter } from '../on-control-enter.ts';
import { useLeaveGuard } from '../use-leave-guard.ts';
import { DialogButtons } from './DialogButtons.tsx';
import type { DialogPartProps } from './open-document-props.ts';

/** A dialog with a form. It is validated before its steps run; a step that fails leaves the input unchanged. */
export function DialogForm({ form: resolved, ...props }: DialogPartProps & { form: ResolvedForm }) {
  const { dialog, entry, run, reload, values, problems, owner, onClose, leaveRef, bodyRef } = props;
  const isQuestion = entry.answer !== undefined;
  const isOpen = canSubmit(dialog, isQuestion);
  const form = useFormHandle({ form: resolved, record: values, mode: isOpen ? 'create' : 'detail' });
  // A question has no draft: the step that needs the answer asks it again.
  const draft = useDraft(form, recordOf(run.scope['$record']), !isOpen || isQuestion);
  const isDrawn = useNeededWidgets(resolved.nodes);
  const done = (filled: DataRecord) => {
    draft.end();
    entry.answer?.(filled);
    onClose();
  };
  const on = { done, applied: reload, isQuestion };
  const { running, failure, submit, apply } = useDialogSubmit(dialog, run, form, on);
  const left = () => {
    draft.end();
    onClose();
  };
  const leave = useLeaveGuard({
    owner,
    isBusy: running,
    isDirty: () => isOpen && form.isDirty(),
    onClose: left,
    leaveRef,
  });
  useEffect(() => focusFirst(bodyRef.current), [bodyRef]);
  const send = () => void (isDrawn && submit());
  // An inline form without a title has the name of its document.
  const isNamed = resolved.title !== resolved.document;
  const title = isNamed ? resolved.title : (entry.title ?? dialogTitle(dialog, run.scope).title);
  return (
    <>
      <DialogBody>
        <div ref={bodyRef} onKeyDownCapture={isOpen ? onControlEnter(send) : undefined}>
          {failure && (
            <Alert
              className="pw-dialog-notice"
              type="error"
              showIcon
              message={failure}
              description={say('填写的内容都还在，可以再试。')}
            />
          )}
          <DraftNotice {...draft} />
          <UnplacedProblems problems={[...problems, ...resolved.problems]} nodes={resolved.nodes} />
          <FormView form={form} label={title} {...(isOpen && { onSubmit: send })} />
        </div>
      </DialogBody>
      <DialogButtons
        dialog={dialog}
        isOpen={isOpen}
        running={running}
        isDrawn={isDrawn}
        saves
        onLeave={leave}
        onSubmit={send}
        onApply={() => void apply()}
        aside={dialog.print && <PrintButton form={form} title={title} />}
      />
    </>
  );
}

function recordOf(record: unknown): string | null {
  const id: unknown = typeof record === 'object' && record !== null && 'id' in record ? record.id : undefined;
  return typeof id === 'string' ? id : null;
}
