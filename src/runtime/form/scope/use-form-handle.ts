import { useLayoutEffect, useState } from 'react';

import type { EvaluationContext, ResolvedForm } from '../../../engine/form/index.ts';
import type { DataRecord } from '../../ports/index.ts';
import { useRuntime } from '../../registry/index.ts';
import { createFormModel, type FormModel } from '../model/index.ts';

/**
 * The form of a dialog or a page, opened once on the record and kept for as long as the component lives (hidden by
 * Activity included). When the document changes under it, it goes on with what was typed. Who closes the dialog for
 * good may call `close()`; a form that nobody holds any longer is collected either way.
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
