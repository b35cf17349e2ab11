import { useRef, useState } from 'react';

import { say } from '../../schema/locale/index.ts';
import type { FormModel } from '../form/index.ts';
import { portError, type DataRecord, type PortError } from '../ports/index.ts';
import { useRuntime } from '../registry/index.ts';
import type { EditorEntry } from './dialog-stack.ts';
import { keptPaths, type ComparedChanges, type ConcurrentChanges } from './kept-paths.ts';

/** Saving an editor's form. */
export interface EditorSave {
  saving: boolean;
  /** The error of the last save, unless the fields show it. Input is kept. */
  failure: PortError | undefined;
  /** What another person saved in the meantime, where both changed the same fields: one is asked. */
  conflict: ConcurrentChanges | undefined;
  /** What of another person was taken into the form, where nobody had to be asked; told until the form is saved. */
  merged: ComparedChanges | undefined;
  /** Checks and saves, once; a second call while one is under way, or after it, does nothing. */
  save: (andAnother?: boolean) => Promise<void>;
  /**
   * Goes on from the record that the other person saved: of what both changed, what was typed stays at these data paths;
   * what only one changed stays anyway. Saves where anything of one's own stays.
   */
  resolve: (chosen: readonly string[]) => Promise<void>;
}

/** Compares two records of one time; undefined where the code for it cannot be loaded. */
async function compared(form: FormModel, current: DataRecord): Promise<ConcurrentChanges | undefined> {
  const code = await import('./concurrent-changes.ts').catch(() => undefined);
  return code?.concurrentChanges(form, current);
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
  const [conflict, setConflict] = useState<ConcurrentChanges>();
  const [merged, setMerged] = useState<ComparedChanges>();
  const isUnderWay = useRef(false);
  const { mode, target } = entry;

  /** Goes on from what the other one saved, where nobody has to be asked. @returns whether there is anything to save. */
  const merge = (met: ComparedChanges): boolean => {
    const kept = keptPaths(met);
    form.rebase(met.current, kept);
    setMerged(met);
    return kept.length > 0;
  };
  const save = async (andAnother = false, taken?: ComparedChanges) => {
    if (isUnderWay.current || mode === 'detail') return;
    isUnderWay.current = true;
    let isSaved = false;
    let next: ConcurrentChanges | undefined;
    try {
      await form.settled();
      const checked = form.submit();
      if (!checked.ok) return;
      setSaving(true);
      setFailure(undefined);
      const isNew = mode === 'create';
      const saved = isNew
        ? await records.create(target.endpoints.add, checked.record)
        : await records.update(target.endpoints.edit, checked.changes);
      isSaved = true;
      form.notifySaved(saved);
      onSaved(
        saved,
        isNew ? say('新增成功') : say('修改成功！{alsoSaved}', { alsoSaved: taken?.savedToo ?? '' }),
        andAnother,
      );
    } catch (reason) {
      const error = portError(reason);
      if (error.kind === 'conflict' && error.current) next = await compared(form, error.current);
      if (!next && (error.problems.length === 0 || error.links.length > 0)) setFailure(error);
      form.showServerProblems(error.problems);
    } finally {
      // The dialog is closing: a key that is still held down must not save again.
      isUnderWay.current = isSaved;
      setSaving(false);
    }
    if (!next) return;
    // Saved by another one again between two saves of one press: the person looks at it.
    if (next.both.length > 0 || taken) setConflict(next);
    else if (merge(next)) await save(andAnother, next);
  };
  return {
    saving,
    failure,
    conflict,
    merged,
    save: (andAnother) => save(andAnother),
    async resolve(chosen) {
      if (!conflict) return;
      const met = conflict.compare();
      const kept = keptPaths(met, chosen);
      form.rebase(met.current, kept);
      setConflict(undefined);
      if (kept.length > 0) await save(false, met);
    },
  };
}
