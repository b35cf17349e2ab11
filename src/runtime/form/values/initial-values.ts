import { fieldsOf, type EvaluationContext, type FieldNode, type ResolvedForm } from '../../../engine/form/index.ts';
import { defaultValue, switchValues } from '../../../engine/model/index.ts';
import { serverTimeText, setValueAt, valueAt } from '../../../engine/values/index.ts';
import { declarationOf } from '../../../engine/widgets/index.ts';
import type { JsonValue } from '../../../schema/json/index.ts';
import type { DataRecord } from '../../ports/index.ts';
import { copyRecord } from './record-paths.ts';

/**
 * Returns a copy of the record (the rows of its tables are not copied, as they are never mutated). A new one (`create`)
 * gets the defaults of the fields it has no value for, and its model's initial state. An empty value of a switch
 * becomes its off value, as the switch shows it (docs/requirements.md, Behaviour).
 */
export function initialValues(form: ResolvedForm, record: DataRecord, context: EvaluationContext): DataRecord {
  const fields = fieldsOf(form.nodes);
  const values = copyRecord(
    record,
    fields.flatMap(({ lines, path }) => (lines ? [path] : [])),
  );
  if (context.mode === 'detail') return values;
  const about = {
    now: serverTimeText(context.now),
    ...(context.user && { user: context.user }),
  };
  for (const node of fields) {
    const isAbsent = valueAt(values, node.path) === undefined;
    const value = isAbsent && context.mode === 'create' ? defaultValue(node.field, about) : undefined;
    const isState = isAbsent && context.mode === 'create' && node.path === form.model?.states?.field;
    if (isState) setValueAt(values, node.path, form.model?.states?.initial);
    else if (value !== undefined) setValueAt(values, node.path, value);
    else if (declarationOf(node.component).empty === 'off' && (!isAbsent || context.mode === 'create'))
      switchOff(values, node);
  }
  return values;
}

function switchOff(values: DataRecord, node: FieldNode): void {
  const value = valueAt(values, node.path);
  if (value !== undefined && value !== null && value !== '') return;
  const { values: written } = node.props;
  const [, off]: readonly JsonValue[] = Array.isArray(written) ? written : switchValues(node.field);
  if (off !== undefined) setValueAt(values, node.path, off);
}
