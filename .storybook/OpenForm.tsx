import { Button } from 'antd';
import { useState } from 'react';

import type { EvaluationContext, ResolvedForm } from '../src/engine/form/index.ts';
import { useFormHandle, useObserved, type FormModel, type SubmitResult } from '../src/runtime/form/index.ts';
import type { DataRecord } from '../src/runtime/ports/index.ts';
import { FormView } from '../src/views/form/index.ts';

/**
 * Renders a form with a button, like a dialog; the values that it would send, or its errors, are shown below as JSON.
 */
export function OpenForm(props: {
  form: ResolvedForm;
  record?: DataRecord;
  mode?: NonNullable<EvaluationContext['mode']>;
  /** Called once the form is open, so that a story can change it from outside. */
  onOpen?: (form: FormModel) => void;
}) {
  const form = useFormHandle({ form: props.form, record: props.record ?? {}, mode: props.mode ?? 'create' });
  const [result, setResult] = useState<SubmitResult>();
  const isDirty = useObserved(form, readDirty);
  const submit = async () => {
    await form.settled();
    setResult(form.submit());
  };
  const send = () => void submit();
  return (
    <div ref={() => props.onOpen?.(form)}>
      <FormView form={form} onSubmit={send} />
      <Button type="primary" onClick={send}>
        保存
      </Button>
      <p data-testid="dirty">{isDirty ? '有未保存的修改' : '没有修改'}</p>
      <code data-testid="value">{JSON.stringify(result?.ok ? result.values : (result?.problems ?? null))}</code>
    </div>
  );
}

function readDirty(form: FormModel): boolean {
  return form.isDirty();
}
