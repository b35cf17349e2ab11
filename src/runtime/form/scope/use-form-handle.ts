import { useLayoutEffect, useState } from 'react';

import type { EvaluationContext, ResolvedForm } from '../../../engine/form/index.ts';
import type { DataRecord } from '../../ports/index.ts';
import { useRuntime } from '../../registry/index.ts';
import { createFormModel, type FormModel } from '../model/index.ts';

/**
 * Returns the form of a dialog or a page. It is opened once on the record and exists as long as the component (also
 * while hidden by Activity). When the document changes, the input is kept. The owner may call `close()` when the dialog
 * closes for good; an unreferenced form is garbage collected in any case.
 */
export function useFormHandle(open: {
  form: ResolvedForm;
  record: DataRecord;
  mode: NonNullable<EvaluationContext['mode']>;
  route?: Record<string, string>;
}): FormModel {
  const { user, permissions, authority } = useRuntime();
  const [model] = useState(() =>
    createFormModel(open.form, open.record, { user, permissions, authority, route: open.route, mode: open.mode }),
  );
  useLayoutEffect(() => model.replaceDocument(open.form), [model, open.form]);
  return model;
}
