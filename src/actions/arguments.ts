import type { ResolvedModel } from '../engine/model/index.ts';
import type { ActionContext, ActionResult, OpenDialog } from '../runtime/actions/index.ts';
import { PortError, type DataRecord } from '../runtime/ports/index.ts';
import { say } from '../schema/locale/index.ts';

/** A text argument of a step. Throws where an expression gave something else. */
export function textArgument(args: Record<string, unknown>, name: string): string {
  const value = args[name];
  if (typeof value === 'string' && value !== '') return value;
  if (typeof value === 'number') return String(value);
  throw new PortError('invalid', say('步骤“{name}”需要一段文字，请联系配置人员。', { name }));
}

/** An object argument of a step; undefined where there is none. */
export function objectArgument(args: Record<string, unknown>, name: string): Record<string, unknown> | undefined {
  const value = args[name];
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
}

/** What was filled in, for the following steps; who left the dialog ends them. */
export function answered(values: DataRecord | undefined): ActionResult {
  return values ? { value: values } : { stop: true };
}

/** The row that the action is about, or the only selected one. */
export function recordIn(context: ActionContext): DataRecord | undefined {
  return context.record ?? (context.selection.length === 1 ? context.selection[0] : undefined);
}

/** The row that the action is about. Throws where there is none. */
export function recordOf(context: ActionContext): DataRecord {
  const record = recordIn(context);
  if (!record) throw new PortError('invalid', say('请选择一条记录！'));
  return record;
}

/** The rows that the action is about: its row, or those selected. Throws where there is none. */
export function recordsOf(context: ActionContext): DataRecord[] {
  const records = context.record ? [context.record] : context.selection;
  if (records.length === 0) throw new PortError('invalid', say('请选择一条记录！'));
  return records;
}

/** The list whose button was pressed. Throws where the action stands elsewhere. */
export function listOf(context: ActionContext): NonNullable<ActionContext['list']> {
  if (!context.list) throw new PortError('invalid', say('这个动作只能放在列表里，请联系配置人员。'));
  return context.list;
}

/** The editor of the row; where its record cannot be asked for by itself, the row is what it edits. */
export function editorOf(context: ActionContext, mode: 'edit' | 'detail'): OpenDialog {
  const record = recordOf(context);
  const isAll = context.list?.endpoints.queryById === null;
  return { kind: 'editor', mode, id: String(record['id']), ...(isAll && { values: record }) };
}

/** What one calls the record by, in quotation marks; “这条记录” where it has no name. */
export function recordLabel(record: DataRecord, model: Pick<ResolvedModel, 'label'>): string {
  const text = record[`${model.label}_dictText`] ?? record[model.label];
  return typeof text === 'string' && text !== '' ? `“${text}”` : say('这条记录');
}
