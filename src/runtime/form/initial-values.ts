import type { EvaluationContext, ResolvedForm } from '../../engine/form/resolved-form.ts';
import type { DataRecord } from '../data/ports.ts';
import { fieldsOf } from './form-nodes.ts';
import { setValueAt, valueAt } from './record-paths.ts';

/** A copy of the record; a new one (`create`) gets the defaults of the fields it says nothing of. */
export function initialValues(form: ResolvedForm, record: DataRecord, mode: EvaluationContext['mode']): DataRecord {
  const values = structuredClone(record);
  if (mode !== 'create') return values;
  for (const { path, field } of fieldsOf(form.nodes)) {
    if (field.default !== undefined && valueAt(values, path) === undefined) {
      setValueAt(values, path, structuredClone(field.default));
    }
  }
  return values;
}
