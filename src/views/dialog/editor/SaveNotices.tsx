import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';

import type { EditorSave } from '../../../runtime/dialog/index.ts';
import type { FormModel } from '../../../runtime/form/index.ts';
import { pageLinksAtom } from '../../../runtime/pages/page-links.ts';
import type { PortError } from '../../../runtime/ports/index.ts';
import { lazyComponent, useLoaded, useRuntime } from '../../../runtime/registry/index.ts';
import { say } from '../../../schema/locale/say.ts';
import { RecordLinks } from '../../controls/record-links/RecordLinks.tsx';
import { FormNotice } from '../../form/index.ts';

const RequestNumber = lazyComponent(async () => (await import('./RequestNumber.tsx')).RequestNumber);
const ConflictNotice = lazyComponent(async () => (await import('./ConflictNotice.tsx')).ConflictNotice);

/**
 * The notices above the form after a failed save: the reason, or who changed the record meanwhile. They are scrolled
 * into view, as a user who saves a long form is at its end.
 */
export function SaveNotices({ form, save }: { form: FormModel; save: EditorSave }) {
  const { failure, conflict, merged, resolve, saving } = save;
  const isComparable = useLoaded(ConflictNotice, conflict);
  const notices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure || (conflict && isComparable)) notices.current?.scrollIntoView({ block: 'nearest' });
  }, [failure, conflict, isComparable]);
  return (
    <div ref={notices} className="pw-save-notices">
      {failure && <FormNotice type="error" message={failure.message} description={<WhatToDo failure={failure} />} />}
      {merged && !conflict && !saving && <FormNotice type="info" message={merged.takenOver} />}
      {conflict && isComparable && (
        <ConflictNotice form={form} conflict={conflict} isBusy={saving} onResolve={(kept) => void resolve(kept)} />
      )}
    </div>
  );
}

/** A refusal links to the records that block it; another failure can be retried, and has a number to report. */
function WhatToDo({ failure: { isAnswer, links, requestId, kind, cause } }: { failure: PortError }) {
  const { go } = useRuntime();
  const pages = useAtomValue(pageLinksAtom);
  const mayCopy = useLoaded(RequestNumber, requestId);
  if (links.length > 0) return <RecordLinks links={links} pages={pages} go={go} />;
  if (isAnswer) return null;
  // The server's message names the missing permission; a retry does not help.
  if (kind === 'forbidden' && typeof cause === 'string') return say('{cause}。填写的内容都还在。', { cause });
  return (
    <>
      {say('填写的内容都还在，可以再试。')}
      {requestId !== undefined &&
        (mayCopy ? <RequestNumber number={requestId} /> : say('请求编号 {requestId}', { requestId }))}
    </>
  );
}
