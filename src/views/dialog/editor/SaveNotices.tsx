import { useEffect, useRef } from 'react';

import { say } from '../../../locale/index.ts';
import type { EditorSave } from '../../../runtime/dialog/index.ts';
import type { FormModel } from '../../../runtime/form/index.ts';
import { lazyComponent, useLoaded } from '../../../runtime/registry/index.ts';
import { FormNotice } from '../../form/index.ts';

const FailureAdvice = lazyComponent(async () => (await import('./FailureAdvice.tsx')).FailureAdvice);
const ConflictNotice = lazyComponent(async () => (await import('./ConflictNotice.tsx')).ConflictNotice);

/**
 * The notices above the form after a failed save: the reason, or who changed the record meanwhile. They are scrolled
 * into view, as a user who saves a long form is at its end.
 */
export function SaveNotices({ form, save }: { form: FormModel; save: EditorSave }) {
  const { failure, conflict, merged, resolve, saving } = save;
  const isComparable = useLoaded(ConflictNotice, conflict);
  const mayAdvise = useLoaded(FailureAdvice, failure);
  const notices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure || (conflict && isComparable)) notices.current?.scrollIntoView({ block: 'nearest' });
  }, [failure, conflict, isComparable]);
  return (
    <div ref={notices} className="pw-save-notices">
      {failure && (
        <FormNotice
          type="error"
          message={failure.message}
          description={
            mayAdvise ? (
              <FailureAdvice failure={failure} />
            ) : (
              !failure.isAnswer && failure.kind !== 'forbidden' && say('填写的内容都还在，可以再试。')
            )
          }
        />
      )}
      {merged && !conflict && !saving && <FormNotice type="info" message={merged.takenOver} />}
      {conflict && isComparable && (
        <ConflictNotice form={form} conflict={conflict} isBusy={saving} onResolve={(kept) => void resolve(kept)} />
      )}
    </div>
  );
}
