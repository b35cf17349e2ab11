import { Alert, Input, Spin } from 'antd';
import { useId } from 'react';

import { LoadFailure } from '../../../kit/states/index.ts';
import { say } from '../../../locale/index.ts';
import { ModulePreview } from './ModulePreview.tsx';
import type { ModuleForm } from './use-module-form.ts';

/**
 * The chosen module: the title and id of its documents, which the user may change, and the documents that will be
 * created.
 * @param isFixed the id cannot change: the documents replace a page that is generated at run time.
 */
export function ChosenModule({ form, isFixed = false }: { form: ModuleForm; isFixed?: boolean }) {
  const { described, failure, retry, id, title, wrongId, refusal } = form;
  const hint = useId();
  if (failure) return <LoadFailure error={failure} onRetry={retry} />;
  if (!described)
    return (
      <div className="pw-module-none" role="status">
        <Spin size="small" /> {say('正在读取后端的模块…')}
      </div>
    );
  return (
    <section className="pw-module-chosen" aria-label={described.title}>
      <div className="pw-module-names">
        <label>
          <span>{say('标题')}</span>
          <Input value={title} maxLength={100} onChange={({ target }) => form.setTitle(target.value)} />
        </label>
        <label>
          <span>{say('编号')}</span>
          <Input
            value={id}
            maxLength={100}
            readOnly={isFixed}
            aria-describedby={hint}
            {...(wrongId !== undefined && { status: 'error' as const })}
            onChange={({ target }) => form.setId(target.value)}
          />
        </label>
        <small id={hint} role="status">
          {wrongId ?? (isFixed ? undefined : say('发布后页面在 {path}。', { path: described.path }))}
        </small>
      </div>
      {described.sameRecords !== undefined && (
        <Alert
          type="warning"
          showIcon
          message={say('{document} 已经用着同样的记录，两份不能都发布：请改那一份，或者先删除它。', {
            document: described.sameRecords,
          })}
        />
      )}
      {refusal !== undefined && <Alert type="error" showIcon message={refusal} />}
      <ModulePreview module={described} />
    </section>
  );
}
