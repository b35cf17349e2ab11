import { OpenForm } from '../../../../../.storybook/OpenForm.tsx';
import type { ResolvedForm } from '../../../../engine/form/index.ts';
import { useFormHandle } from '../../../../runtime/form/index.ts';
import type { DataRecord } from '../../../../runtime/ports/index.ts';
import type { JsonObject, JsonValue } from '../../../../schema/json/index.ts';
import { FormView } from '../../../../views/form/index.ts';
import { tableForm } from './table-form.ts';

/** A column `value` to show: its keys, a value, and the definitions of its field, other columns and other fields. */
export interface ColumnCase {
  column: JsonObject;
  value: JsonValue;
  field?: JsonObject;
  beside?: Record<string, JsonObject>;
}

/**
 * The column in all states: an empty row (invalid after a save), a filled one, a locked one, and the same rows
 * read-only below.
 */
export function ColumnStates({ column, value, field, beside = {} }: ColumnCase) {
  const form = tableForm({
    properties: { value: { type: 'string', title: '值', ...field }, ...beside },
    columns: [
      { key: 'value', validateRules: [{ required: true, message: '请填写${title}' }], ...column },
      ...Object.keys(beside),
    ],
    options: { rowNumber: true, disabledRows: { id: 'locked' } },
  });
  const rows = [{ id: 'empty' }, { id: 'filled', value }, { id: 'locked', value }];
  return (
    <>
      <OpenForm form={form} mode="edit" record={{ rows }} />
      <section aria-label="只读" style={{ marginTop: 24 }}>
        <ReadOnlyForm form={{ ...form, title: '只读的表格' }} record={{ rows }} />
      </section>
    </>
  );
}

function ReadOnlyForm({ form, record }: { form: ResolvedForm; record: DataRecord }) {
  const handle = useFormHandle({ form, record, mode: 'detail' });
  return <FormView form={handle} onSubmit={() => undefined} />;
}
