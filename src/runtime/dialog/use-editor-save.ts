import { useRef, useState } from 'react';

import { type DataRecord, type PortError, portError } from '../ports/index.ts';
import type { FormModel } from '../form/index.ts';
import { useRuntime } from '../registry/index.ts';
import type { EditorEntry } from './dialog-stack.ts';

/** Saving an editor's form. */
export interface EditorSave {
  saving: boolean;
  /** The error of the last save, unless the fields show it. Input is kept. */
  failure: PortError | undefined;
  /** The record that another person saved in the meantime. */
  conflict: DataRecord | undefined;
  /** Checks and saves, once; a second call while one is under way, or after it, does nothing. */
  save: (andAnother?: boolean) => Promise<void>;
  /**
   * Goes on from the record that the other person saved: what was typed stays at these data paths, the rest is theirs.
   * Saves where anything stays.
   */
  resolve: (kept: readonly string[]) => Promise<void>;
}

/** `onSaved` gets the saved record, the words for it, and whether another new one is to follow. */
export function useEditorSave(
  entry: EditorEntry,
  form: FormModel,
  onSaved: (record: DataRecord, message: string, andAnother: boolean) => void,
): EditorSave {
  const { records } = useRuntime().ports;
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<PortError>();
  const [conflict, setConflict] = useState<DataRecord>();
  const isUnderWay = useRef(false);
  const { mode, target } = entry;

  const save = async (andAnother = false) => {
    if (isUnderWay.current || mode === 'detail') return;
    isUnderWay.current = true;
    let isSaved = false;
    try {
      await form.settled();
      const checked = form.submit();
      if (!checked.ok) return;
      setSaving(true);
      setFailure(undefined);
      const isNew = mode === 'create';
      const saved = isNew
        ? await records.create(target.endpoints.add, checked.values)
        : await records.update(target.endpoints.edit, checked.changes);
      isSaved = true;
      form.notifySaved(saved);
      onSaved(saved, isNew ? '添加成功！' : '修改成功！', andAnother);
    } catch (reason) {
      const error = portError(reason);
      if (error.kind === 'conflict' && error.current) setConflict(error.current);
      else if (error.problems.length === 0) setFailure(error);
      form.showServerProblems(error.problems);
    } finally {
      // The dialog is closing: a key that is still held down must not save again.
      isUnderWay.current = isSaved;
      setSaving(false);
    }
  };
  return {
    saving,
    failure,
    conflict,
    save,
    async resolve(kept) {
      if (!conflict) return;
      form.rebase(conflict, kept);
      setConflict(undefined);
      if (kept.length > 0) await save();
    },
  };
}
