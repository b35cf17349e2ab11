import { useRef, useState } from 'react';

import { say } from '../../locale/index.ts';
import type { FormModel } from '../form/index.ts';
import { portError, type DataRecord, type PortError } from '../ports/index.ts';
import { useRuntime } from '../registry/index.ts';
import type { EditorEntry } from './dialog-stack.ts';
import { keptPaths, type ComparedChanges, type ConcurrentChanges } from './kept-paths.ts';

export interface EditorSave {
  saving: boolean;
  /** The error of the last save, unless the fields show it. Input is kept. */
  failure: PortError | undefined;
  /** The changes that another user saved meanwhile, if both changed the same fields and the user has to choose. */
  conflict: ConcurrentChanges | undefined;
  /** Another user's changes that were merged into the form without a choice; shown until the form is saved. */
  merged: ComparedChanges | undefined;
  /** Validates and saves. A call while a save is running, or after it has succeeded, is ignored. */
  save: (andAnother?: boolean) => Promise<void>;
  /**
   * Continues from the record that the other user saved. Of the fields that both changed, the input at the `chosen`
   * data paths is kept; fields that only one of them changed are merged anyway. Saves if any own changes remain.
   */
  resolve: (chosen: readonly string[]) => Promise<void>;
}

/** Compares the form with a concurrently saved record; undefined if the code for it fails to load. */
async function compared(form: FormModel, current: DataRecord): Promise<ConcurrentChanges | undefined> {
  const code = await import('./concurrent-changes.ts').catch(() => undefined);
  return code?.concurrentChanges(form, current);
}

/**
 * Returns the save of an editor. `onSaved` receives the saved record, the message, and true if another new record is to
 * follow.
 */
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

  /**
   * Merges the other user's changes when no choice is needed.
   * @returns true if there is anything to save.
   */
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
      // The dialog is closing: a key that is still pressed must not save again.
      isUnderWay.current = isSaved;
      setSaving(false);
    }
    if (!next) return;
    // Another save came in between the two saves of one press: the user has to look at it.
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
