import { Suspense, useCallback, useEffect, useMemo, type RefObject } from 'react';

import { Button } from '../../../kit/controls/button/Button.tsx';
import { DialogBody, DialogFooter } from '../../../kit/dialog-frame/DialogFrame.tsx';
import { useFeedback } from '../../../kit/feedback/index.ts';
import { PageSteps } from '../../../kit/page-frame/PageSteps.tsx';
import { say } from '../../../locale/index.ts';
import { useEditorSave, type EditorEntry } from '../../../runtime/dialog/index.ts';
import {
  FieldsElsewhere,
  useDraft,
  useFormHandle,
  useNeededWidgets,
  useObserved,
  type FormModel,
} from '../../../runtime/form/index.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';
import { lazyComponent } from '../../../runtime/registry/index.ts';
import { DraftNotice, FormView } from '../../form/index.ts';
import { PrintButton } from '../../print/PrintButton.tsx';
import { totalsOf } from '../bill-facts.ts';
import { focusFirst } from '../focus-first.ts';
import { onControlEnter } from '../on-control-enter.ts';
import { useLeaveGuard } from '../use-leave-guard.ts';
import { BillTotals } from './BillTotals.tsx';
import { RecordActions } from './RecordActions.tsx';
import { RecordWriters } from './RecordWriters.tsx';
import { SaveNotices } from './SaveNotices.tsx';
import { tellSaved } from './tell-saved.tsx';

const LockedNotice = lazyComponent(async () => (await import('./LockedNotice.tsx')).LockedNotice);

/**
 * The inside of an editor whose record is loaded: the form, 取消 and 确定. `leaveRef` holds the function that leaves it.
 */
export function OpenEditor(props: {
  entry: EditorEntry;
  owner: string;
  record: DataRecord;
  /** True if it was opened for editing, but the state of the record does not allow it. */
  isLocked: boolean;
  onClose: () => void;
  onAgain: () => void;
  onChanged: () => Promise<void>;
  leaveRef: RefObject<() => void>;
  bodyRef: RefObject<HTMLDivElement | null>;
}) {
  const { entry, owner, record, isLocked, onClose, onAgain, onChanged, leaveRef, bodyRef } = props;
  const { message } = useFeedback();
  const form = useFormHandle({ form: entry.target.form, record, mode: entry.mode });
  const isDetail = entry.mode === 'detail';
  const draft = useDraft(form, entry.record, isDetail);
  const saving = useEditorSave(entry, form, (saved, text, andAnother) => {
    draft.end();
    tellSaved(message, text, entry, saved);
    entry.onSaved(saved);
    if (andAnother) onAgain();
    else onClose();
  });
  // Saving waits until every field is rendered, as the user has not seen the rest yet.
  const isDrawn = useNeededWidgets(form.resolved.nodes);
  const save = (andAnother: boolean) => void (isDrawn && saving.save(andAnother));
  const isBusy = saving.saving;
  const leave = () => {
    if (form.isDirty()) draft.end();
    onClose();
  };
  const isDirty = () => !isDetail && form.isDirty();
  const askToLeave = useLeaveGuard({ owner, isBusy, isDirty, onClose: leave, leaveRef, leaving: entry.leaving });
  useEffect(() => focusFirst(bodyRef.current), [bodyRef]);
  const refresh = useCallback(() => entry.onSaved(record), [entry, record]);
  const totals = useObserved(form, readTotalPaths);
  const elsewhere = useMemo(() => ({ form, paths: new Set(totals) }), [form, totals]);
  const submitOnControlEnter = onControlEnter(() => save(false));

  return (
    <>
      <DialogBody>
        <div ref={bodyRef} onKeyDownCapture={isDetail ? undefined : submitOnControlEnter}>
          <DraftNotice {...draft} />
          {isLocked && (
            <Suspense>
              <LockedNotice entry={entry} record={record} onStale={refresh} />
            </Suspense>
          )}
          <SaveNotices form={form} save={saving} />
          <PageSteps owner={owner} record={record} refresh={refresh}>
            <FieldsElsewhere value={elsewhere}>
              <FormView form={form} {...(!isDetail && { onSubmit: () => save(false) })} />
            </FieldsElsewhere>
          </PageSteps>
          {isDetail && <RecordWriters record={record} />}
        </div>
      </DialogBody>
      <DialogFooter>
        <BillTotals form={form} />
        <PrintButton
          form={form}
          title={entry.target.title}
          atOnce={entry.print === true}
          isNew={entry.mode === 'create'}
        />
        <Button onClick={askToLeave} disabled={saving.saving}>
          {isDetail ? say('关闭') : say('取消')}
        </Button>
        {isDetail && entry.buttons && <RecordActions buttons={entry.buttons} record={record} onDone={onChanged} />}
        {entry.again && (
          <Button disabled={isBusy || !isDrawn} onClick={() => save(true)}>
            {say('保存并新增')}
          </Button>
        )}
        {!isDetail && (
          <Button
            type="primary"
            aria-keyshortcuts="Control+S"
            disabled={!isDrawn}
            loading={saving.saving && { delay: 150 }}
            onClick={() => save(false)}
          >
            {say('确定')}
          </Button>
        )}
      </DialogFooter>
    </>
  );
}

function readTotalPaths({ resolved }: FormModel): string[] {
  return totalsOf(resolved).map(({ path }) => path);
}
