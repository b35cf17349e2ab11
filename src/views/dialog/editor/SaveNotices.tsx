import { Alert } from 'antd';
import { lazy, Suspense } from 'react';

import type { EditorSave } from '../../../runtime/dialog/index.ts';
import type { FormModel } from '../../../runtime/form/index.ts';

const ConflictNotice = lazy(async () => ({ default: (await import('./ConflictNotice.tsx')).ConflictNotice }));

/** What stands above the form after a save that failed: why, or who changed the record meanwhile. */
export function SaveNotices({ form, save }: { form: FormModel; save: EditorSave }) {
  const { failure, conflict, resolve, saving } = save;
  return (
    <>
      {failure && (
        <Alert
          className="pw-dialog-notice"
          type="error"
          showIcon
          message={failure.message}
          description={failure.requestId && `填写的内容都还在，可以再试。请求编号 ${failure.requestId}`}
        />
      )}
      {conflict && (
        <Suspense fallback={null}>
          <ConflictNotice form={form} current={conflict} isBusy={saving} onResolve={(kept) => void resolve(kept)} />
        </Suspense>
      )}
    </>
  );
}
