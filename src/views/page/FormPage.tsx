import { Alert } from 'antd';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';

import type { ResolvedForm } from '../../engine/form/index.ts';
import { allows } from '../../engine/permission/index.ts';
import { Button } from '../../kit/controls/button/Button.tsx';
import { useFeedback } from '../../kit/feedback/index.ts';
import { PageBox } from '../../kit/page-frame/PageBox.tsx';
import { PageSteps } from '../../kit/page-frame/PageSteps.tsx';
import { UnplacedProblems, useModelProblems } from '../../kit/problem-card/index.ts';
import { say } from '../../locale/index.ts';
import {
  useDraft,
  useFormHandle,
  useNeededWidgets,
  useNewRecord,
  useObserved,
  type FormModel,
} from '../../runtime/form/index.ts';
import { contentStands, useRuntime } from '../../runtime/registry/index.ts';
import { DialogHost } from '../dialog/index.ts';
import { DraftNotice, FormView } from '../form/index.ts';
import { PrintButton } from '../print/PrintButton.tsx';

/** A form as a page: a new record of its model; read-only if it has nowhere to save. */
export function FormPage({ form, owner }: { form: ResolvedForm; owner: string }) {
  const { permissions } = useRuntime();
  const hint = readOnlyHint(form, permissions);
  useEffect(contentStands, []);
  return (
    <>
      <PageSteps owner={owner}>
        <OpenForm key={hint ?? 'open'} form={form} hint={hint} />
      </PageSteps>
      <DialogHost owner={owner} />
    </>
  );
}

const blank = {};

function OpenForm({ form: resolved, hint }: { form: ResolvedForm; hint: string | undefined }) {
  const { message } = useFeedback();
  const isReadOnly = hint !== undefined;
  const modelProblems = useModelProblems(resolved.model, resolved.problems);
  const form = useFormHandle({ form: resolved, record: blank, mode: isReadOnly ? 'detail' : 'create' });
  const draft = useDraft(form, null, isReadOnly);
  const { saving, failure, save, reset } = useNewRecord(form, () => message.success(say('新增成功')));
  const isDrawn = useNeededWidgets(resolved.nodes);
  const isDirty = useObserved(form, readDirty);
  const latestSave = useRef(save);
  useLayoutEffect(() => void (latestSave.current = save));
  // The form follows its document by itself; the memo skips renders of the surroundings.
  const view = useMemo(
    () => <FormView form={form} {...(!isReadOnly && { onSubmit: () => void latestSave.current() })} />,
    [form, isReadOnly],
  );
  const print = <PrintButton form={form} title={resolved.title} isNew={!isReadOnly} />;
  const buttons = (
    <>
      {print}
      <Button onClick={reset} disabled={saving || !isDirty}>
        {say('重置')}
      </Button>
      <Button
        type="primary"
        aria-keyshortcuts="Control+S"
        disabled={!isDrawn}
        loading={saving && { delay: 150 }}
        onClick={() => void save()}
      >
        {say('保存')}
      </Button>
    </>
  );
  return (
    <PageBox footer={isReadOnly ? print : buttons}>
      <div>
        {hint && <Alert className="pw-page-notice" type="info" showIcon message={hint} />}
        {failure && (
          <Alert
            className="pw-page-notice"
            type="error"
            showIcon
            message={failure.message}
            description={say('填写的内容都还在，可以再试。{request}', {
              request: failure.requestId ? say('请求编号 {requestId}', { requestId: failure.requestId }) : '',
            })}
          />
        )}
        <DraftNotice {...draft} />
        <UnplacedProblems problems={[...resolved.problems, ...modelProblems]} nodes={resolved.nodes} />
        {view}
      </div>
    </PageBox>
  );
}

function readDirty(form: FormModel): boolean {
  return form.isDirty();
}

function readOnlyHint({ model }: ResolvedForm, permissions: ReadonlySet<string> | undefined): string | undefined {
  if (!model) return say('这张表单没有写明模型（model），填写的内容没有地方保存，所以只能查看。');
  if (model.balanceOf) return say('这些记录由系统汇总得出，不能填写，只能查看。');
  if (!allows(permissions, `${model.permission}:add`)) return say('您没有新增的权限，这张表单只能查看。');
  return undefined;
}
