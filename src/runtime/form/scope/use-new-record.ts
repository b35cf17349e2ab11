import { useRef, useState } from 'react';

import { portError, type PortError } from '../../ports/index.ts';
import { useRuntime } from '../../registry/index.ts';
import type { FormModel } from '../model/index.ts';

/** A form that writes one new record after the other. */
export interface NewRecord {
  saving: boolean;
  /** The error of the last save, unless the fields show it. Input is kept. */
  failure: PortError | undefined;
  /** Checks and saves, and starts the next record; a second call while one is under way does nothing. */
  save: () => Promise<void>;
  /** Resets the form and discards the input. */
  reset: () => void;
}

/** A key that is held down, or a second press so soon (milliseconds), means the record that was just saved. */
const repeatInterval = 300;

/** For an open form of mode `create` with a model. `onSaved` is called after each record. */
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
