import { useEffect, useMemo, useRef, useState } from 'react';

import type { FormPartWidgetProps } from '../../../../generated/props.ts';
import type { ResolvedForm } from '../../../engine/form/index.ts';
import type { ResolvedModel } from '../../../engine/model/index.ts';
import { LoadFailure } from '../../../kit/states/index.ts';
import { say } from '../../../locale/index.ts';
import { useEditorRecord, type EditorEntry } from '../../../runtime/dialog/index.ts';
import { useRuntime } from '../../../runtime/registry/index.ts';
import { FormSkeleton } from '../../../views/form/index.ts';
import { missingToSave, type SavePermission } from './may-save.ts';
import { OpenRecord } from './OpenRecord.tsx';

interface RecordFormProps {
  form: ResolvedForm;
  model: ResolvedModel;
  id: string;
  look: boolean;
  who: SavePermission;
  /** Endpoints instead of the model's own. */
  urls: FormPartWidgetProps['urls'];
  onSaved: () => void;
}

/** A form for one existing record, which is loaded, and can be saved repeatedly. */
export function RecordForm(props: RecordFormProps) {
  const { form, model, id, look, who, urls, onSaved } = props;
  const { permissions } = useRuntime();
  const missing = look ? undefined : missingToSave(form, permissions, who, 'edit');
  const mode = look || missing !== undefined ? 'detail' : 'edit';
  const entry = useMemo(() => entryOf({ form, model, id, urls }, mode), [form, model, id, mode, urls]);
  const loaded = useEditorRecord(entry);
  const [turn, setTurn] = useState(0);
  const isReady = loaded.status === 'ready';
  const again = async () => {
    if (loaded.status === 'ready' && (await loaded.reload()) === 'ready') setTurn((count) => count + 1);
  };
  useWhenShownAgain(() => {
    // Unsaved input is kept; a read-only record may have changed meanwhile.
    if (mode === 'detail' && isReady) void again();
  });
  if (loaded.status === 'loading') return <FormSkeleton shape="form" />;
  if (loaded.status === 'failed') {
    const retry = loaded.error.kind === 'forbidden' ? {} : { onRetry: loaded.retry };
    return <LoadFailure error={loaded.error} {...retry} missing={say('这条记录')} />;
  }
  const saved = () => {
    onSaved();
    void again();
  };
  return (
    <>
      {missing !== undefined && (
        <p role="status">
          {say('您没有修改的权限（{permission}），只能查看，请联系管理员授权。', { permission: missing })}
        </p>
      )}
      <OpenRecord key={`${mode} ${turn}`} entry={entry} record={loaded.record} onSaved={saved} />
    </>
  );
}

function entryOf(
  { form, model, id, urls }: Pick<RecordFormProps, 'form' | 'model' | 'id' | 'urls'>,
  mode: 'edit' | 'detail',
): EditorEntry {
  const { resource } = model;
  return {
    kind: 'editor',
    mode,
    record: id,
    values: {},
    onSaved: ignore,
    target: {
      title: form.title,
      form,
      model,
      endpoints: {
        add: `${resource}/add`,
        edit: urls?.edit ?? `${resource}/edit`,
        queryById: urls?.one ?? `${resource}/queryById`,
      },
    },
  };
}

function useWhenShownAgain(run: () => void): void {
  const latest = useRef(run);
  const wasShown = useRef(false);
  useEffect(() => void (latest.current = run));
  useEffect(() => {
    if (wasShown.current) latest.current();
    wasShown.current = true;
  }, []);
}

function ignore(): void {}
