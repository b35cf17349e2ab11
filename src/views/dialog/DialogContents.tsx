import { Alert } from 'antd';
import { useMemo, useState } from 'react';

import { useDialogSubmit } from '../../runtime/dialog/index.ts';
import { usePageScope } from '../../runtime/page/index.ts';
import { UnplacedProblems } from '../page/UnplacedProblems.tsx';
import { ProblemCard } from '../problem-card/index.ts';
import { ScreenView } from '../screen/index.ts';
import { DialogButtons } from './DialogButtons.tsx';
import { DialogBody } from './DialogFrame.tsx';
import type { DialogPartProps } from './OpenDocument.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

const never = () => false;

/** A dialog with a list, a screen or a text in it, or with the problem that stands in its place. */
export function DialogContents(props: DialogPartProps) {
  const { dialog, run, problems, owner, onClose, leaveRef, bodyRef } = props;
  const { running, failure, submit } = useDialogSubmit(dialog, run, undefined, onClose);
  const leave = useLeaveGuard({ owner, isBusy: running, isDirty: never, onClose, leaveRef });
  return (
    <>
      <DialogBody>
        <div ref={bodyRef}>
          {failure && <Alert className="pw-dialog-notice" type="error" showIcon message={failure} />}
          <UnplacedProblems problems={problems} nodes={[]} />
          <Contents {...props} />
        </div>
      </DialogBody>
      <DialogButtons dialog={dialog} running={running} onLeave={leave} onSubmit={() => void submit()} />
    </>
  );
}

function Contents({ dialog, entry, owner, values }: DialogPartProps) {
  const page = usePageScope();
  const [search, setSearch] = useState('');
  const location = useMemo(() => ({ search, setSearch }), [search]);
  const { body } = dialog;
  switch (body.kind) {
    case 'text':
      return <p className="pw-dialog-text">{body.text}</p>;
    case 'screen':
      return <ScreenView screen={body.screen} record={values} />;
    case 'problem':
      return <ProblemCard problem={body.problem} />;
    case 'form':
      return null;
    case 'list': {
      if (!page) return <ProblemCard problem={withoutPage(dialog.document)} />;
      const { views, environment } = page;
      return (
        <div className="pw-dialog-list">
          <views.List list={body.list} location={location} {...environment} owner={`${owner}/${entry.id}`} />
        </div>
      );
    }
  }
}

function withoutPage(document: string) {
  const message = '这里打不开列表，请把弹窗放在页面里。';
  return { severity: 'error' as const, code: 'not-drawn-yet', document, pointer: '/body/list', message };
}
