import { Alert } from 'antd';
import { useMemo, useState, type ReactElement } from 'react';

import type { ResolvedDialog } from '../../../engine/dialog/index.ts';
import type { ResolvedList } from '../../../engine/list/index.ts';
import { DialogBody } from '../../../kit/dialog-frame/DialogFrame.tsx';
import { ProblemCard, UnplacedProblems } from '../../../kit/problem-card/index.ts';
import { say } from '../../../locale/index.ts';
import { canSubmit, useDialogSubmit } from '../../../runtime/dialog/index.ts';
import { followRecord } from '../../../runtime/list/index.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';
import { ScreenView } from '../../screen/index.ts';
import { DialogList } from '../DialogList.tsx';
import { useLeaveGuard } from '../use-leave-guard.ts';
import { DialogButtons } from './DialogButtons.tsx';
import { DialogPicker } from './DialogPicker.tsx';
import type { DialogPartProps } from './open-document-props.ts';

const never = () => false;

/** A dialog with a list, a screen or a text in it, or with the problem that replaces it. */
export function DialogContents(props: DialogPartProps) {
  const { dialog, entry, problems, owner, onClose, leaveRef, bodyRef } = props;
  const [selection, setSelection] = useState<DataRecord[]>([]);
  const isChoice = choosesRecords(dialog.body);
  const run = isChoice ? { ...props.run, scope: { ...props.run.scope, $selection: selection } } : props.run;
  const isQuestion = isChoice && entry.answer !== undefined;
  const done = () => {
    entry.answer?.({ selection });
    onClose();
  };
  const { running, failure, submit } = useDialogSubmit(dialog, run, undefined, { done, isQuestion });
  const send = () => {
    if (isChoice && selection.length === 0) run.effects.notify({ kind: 'warning', text: say('请选择一条记录！') });
    else void submit();
  };
  const leave = useLeaveGuard({ owner, isBusy: running, isDirty: never, onClose, leaveRef });
  return (
    <>
      <DialogBody>
        <div ref={bodyRef}>
          {failure && <Alert className="pw-dialog-notice" type="error" showIcon message={failure} />}
          <UnplacedProblems problems={problems} nodes={[]} />
          <Contents {...props} selection={selection} onSelect={setSelection} />
        </div>
      </DialogBody>
      <DialogButtons
        dialog={dialog}
        isOpen={canSubmit(dialog, isQuestion)}
        running={running}
        onLeave={leave}
        onSubmit={send}
      />
    </>
  );
}

/** The view of each kind of content; the return type makes the compiler report a kind without a view. */
function Contents(
  props: DialogPartProps & { selection: DataRecord[]; onSelect: (records: DataRecord[]) => void },
): ReactElement | null {
  const { dialog, entry, owner, values, run, selection, onSelect } = props;
  const list = useList(dialog, run);
  const [names] = useState(() => ({ $parent: run.scope['$record'], $args: run.scope.$args }));
  const { body } = dialog;
  switch (body.kind) {
    case 'text':
      return <p className="pw-dialog-text">{body.text}</p>;
    case 'screen':
      // A step that waits for a print template continues when it is printed.
      return <ScreenView screen={body.screen} record={values} onPrinted={entry.answer && (() => entry.answer?.({}))} />;
    case 'problem':
      return <ProblemCard problem={body.problem} />;
    case 'form':
      return null;
    case 'picker':
      return <DialogPicker picker={body.picker} scope={run.scope} chosen={selection} onChange={onSelect} />;
    case 'list': {
      if (list === undefined)
        return <ProblemCard problem={problemOf(dialog, say('列表的固定条件（where 或 params）在这里算不出来。'))} />;
      return <DialogList list={list} owner={`${owner}/${entry.id}`} names={names} onSelect={onSelect} />;
    }
  }
}

function choosesRecords(body: ResolvedDialog['body']): boolean {
  return body.kind === 'picker' || (body.kind === 'list' && body.list.selection !== 'none');
}

/**
 * The list of a dialog. Its fixed conditions are evaluated in the scope of the dialog's values, captured when it was
 * opened.
 */
function useList({ body }: ResolvedDialog, run: DialogPartProps['run']): ResolvedList | undefined {
  const [scope] = useState(run.scope);
  return useMemo(() => (body.kind === 'list' ? followRecord(body.list, scope) : undefined), [body, scope]);
}

function problemOf({ document }: ResolvedDialog, message: string) {
  return { severity: 'error' as const, code: 'not-drawn-yet', document, pointer: '/body/list', message };
}
