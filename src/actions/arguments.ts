import type { ResolvedModel } from '../engine/model/index.ts';
import { say } from '../locale/index.ts';
import { PortError, type DataRecord } from '../runtime/ports/index.ts';
import type { ActionContext, ActionResult, OpenDialog } from '../runtime/registry/index.ts';

/** Returns a text argument of a step. Throws if its expression gave another type. */
export function textArgument<Args extends object>(args: Args, name: keyof Args & string): string {
  const value: unknown = args[name];
  if (typeof value === 'string' && value !== '') return value;
  if (typeof value === 'number') return String(value);
  throw new PortError('invalid', say('步骤“{name}”需要一段文字，请联系配置人员。', { name }));
}

/** Returns an object argument of a step; undefined if there is none. */
export function objectArgument<Args extends object>(args: Args, name: keyof Args): Record<string, unknown> | undefined {
  const value: unknown = args[name];
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
}

/** Passes the values of a dialog to the following steps, or stops them if the user left the dialog. */
export function answered(values: DataRecord | undefined): ActionResult {
  return values ? { value: values } : { stop: true };
}

/** Returns the row of the action, or the only selected one. */
export function recordIn(context: ActionContext): DataRecord | undefined {
  return context.record ?? (context.selection.length === 1 ? context.selection[0] : undefined);
}

/** Returns the row of the action, or the only selected one. Throws if there is none. */
export function recordOf(context: ActionContext): DataRecord {
  const record = recordIn(context);
  if (!record) throw new PortError('invalid', say('请选择一条记录！'));
  return record;
}

/** Returns the row of the action, or the selected ones. Throws if there are none. */
export function recordsOf(context: ActionContext): DataRecord[] {
  const records = context.record ? [context.record] : context.selection;
  if (records.length === 0) throw new PortError('invalid', say('请选择一条记录！'));
  return records;
}

/** Returns the list whose button was pressed. Throws if the action is not in a list. */
export function listOf(context: ActionContext): NonNullable<ActionContext['list']> {
  if (!context.list) throw new PortError('invalid', say('这个动作只能放在列表里，请联系配置人员。'));
  return context.list;
}

/** Returns the editor dialog for the row. If the list cannot load single records, the row itself is edited. */
export function editorOf(context: ActionContext, mode: 'edit' | 'detail'): OpenDialog {
  const record = recordOf(context);
  const isAll = context.list?.endpoints.queryById === null;
  return { kind: 'editor', mode, id: String(record['id']), ...(isAll && { values: record }) };
}

/** Returns the label of the record in quotation marks; “这条记录” if it has none. */
export function recordLabel(record: DataRecord, model: Pick<ResolvedModel, 'label'>): string {
  const text = record[`${model.label}_dictText`] ?? record[model.label];
  return typeof text === 'string' && text !== '' ? `“${text}”` : say('这条记录');
}
