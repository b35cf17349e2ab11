import { Button } from '../../../kit/controls/button/Button.tsx';
import { useNotify } from '../../../kit/feedback/index.ts';
import { say } from '../../../locale/index.ts';
import { useEditorSave, type EditorEntry } from '../../../runtime/dialog/index.ts';
import { useDraft, useFormHandle, useObserved, type FormModel } from '../../../runtime/form/index.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';
import { SaveNotices } from '../../../views/dialog/index.ts';
import { DraftNotice, FormView } from '../../../views/form/index.ts';

/** The open form of a record, with the outcome of the last save above it. */
export function OpenRecord(props: { entry: EditorEntry; record: DataRecord; onSaved: () => void }) {
  const { entry, record, onSaved } = props;
  const notify = useNotify();
  const isDetail = entry.mode === 'detail';
  const form = useFormHandle({ form: entry.target.form, record, mode: entry.mode });
  const draft = useDraft(form, entry.record, isDetail);
  const saving = useEditorSave(entry, form, (_, text) => {
    draft.end();
    notify({ kind: 'success', text });
    onSaved();
  });
  const isDirty = useObserved(form, readDirty);
  if (isDetail) return <FormView form={form} />;
  const save = () => void saving.save();
  return (
    <div style={{ maxWidth: entry.target.form.width }}>
      <DraftNotice {...draft} />
      <SaveNotices form={form} save={saving} />
      <FormView form={form} onSubmit={save} />
      <div className="pw-form-part-buttons">
        <Button onClick={() => form.load(record)} disabled={saving.saving || !isDirty}>
          {say('重置')}
        </Button>
        <Button type="primary" disabled={!isDirty} loading={saving.saving && { delay: 150 }} onClick={save}>
          {say('保存')}
        </Button>
      </div>
    </div>
  );
}

function readDirty(form: FormModel): boolean {
  return form.isDirty();
}
