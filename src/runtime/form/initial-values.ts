import type { EvaluationContext, ResolvedForm } from '../../engine/form/resolved-form.ts';
import { defaultValue } from '../../engine/model/index.ts';
import { DATE_TIME, formatDate } from '../../engine/values/index.ts';
import type { DataRecord } from '../data/ports.ts';
import { fieldsOf } from './form-nodes.ts';
import { setValueAt, valueAt } from './record-paths.ts';

/** A copy of the record; a new one (`create`) gets the defaults of the fields it says nothing of. */
export function initialValues(form: ResolvedForm, record: DataRecord, context: EvaluationContext): DataRecord {
  const values = structuredClone(record);
  if (context.mode !== 'create') return values;
  const about = { now: formatDate(context.now ?? new Date(), DATE_TIME), ...(context.user && { user: context.user }) };
  for (const { path, field } of fieldsOf(form.nodes)) {
    if (valueAt(values, path) !== undefined) continue;
    const value = defaultValue(field, about);
    if (value !== undefined) setValueAt(values, path, value);
  }
  return values;
}
