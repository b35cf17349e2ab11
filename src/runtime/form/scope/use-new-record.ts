import { useRef, useState } from 'react';

import { portError, type PortError } from '../../ports/index.ts';
import { useRuntime } from '../../registry/index.ts';
import type { FormModel } from '../model/index.ts';

export interface NewRecord {
  saving: boolean;
  /** The error of the last save, unless the fields show it. Input is kept. */
  failure: PortError | undefined;
  /** Validates and saves, then starts the next record. A call while a save is running is ignored. */
  save: () => Promise<void>;
  reset: () => void;
}

/** A repeated key or a second press within this time (in milliseconds) refers to the record that was just saved. */
const repeatInterval = 300;

/** Saves the records of an open form of mode `create` with a model. `onSaved` is called after each record. */
export function useNewRecord(form: FormModel, onSaved: () => void): NewRecord {
  const { records } = useRuntime().ports;
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<PortError>();
  const isUnderWay = useRef(false);
  const savedAt = useRef(-repeatInterval);
  const reset = () => {
    setFailure(undefined);
    form.load({});
  };
  const save = async () => {
    const { model } = form.resolved;
    if (isUnderWay.current || !model || performance.now() - savedAt.current < repeatInterval) return;
    isUnderWay.current = true;
    try {
      await form.settled();
      const checked = form.submit();
      if (!checked.ok) return;
      setSaving(true);
      setFailure(undefined);
      await records.create(`${model.resource}/add`, checked.record);
      form.load({});
      savedAt.current = performance.now();
      onSaved();
    } catch (reason) {
      const error = portError(reason);
      if (error.problems.length === 0) setFailure(error);
      form.showServerProblems(error.problems);
    } finally {
      isUnderWay.current = false;
      setSaving(false);
    }
  };
  return { saving, failure, save, reset };
}
