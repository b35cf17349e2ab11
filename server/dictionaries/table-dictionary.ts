import type { ResolvedField, ResolvedModel } from '../../src/engine/model/index.ts';
import { forbidden, type Person, Refusal } from '../http/index.ts';
import { columnName } from '../records/index.ts';
import { say } from '../locale/index.ts';

/** A dictionary whose items are the records of a model, with the names of its fields. */
export interface TableDictionary {
  model: ResolvedModel;
  text: string;
  code: string;
  /** Fields and the values they must have. */
  where: Readonly<Record<string, string>>;
}

type Models = ReadonlyMap<string, ResolvedModel>;

/**
 * Resolves `table,text,code` or `table,text,code,field='value'`. The parts are looked up in the models, never put
 * into SQL: the table (or document id) of a model, its text field, and a field that identifies records.
 * @throws Refusal for unknown parts, and where the person may not list those records.
 */
export function tableDictionary(source: string, models: Models, person: Person): TableDictionary {
  const [table = '', text = '', code = '', ...rest] = source.split(',').map((part) => part.trim());
  if (table === '' || text === '' || code === '') throw new Refusal(say('字典Code格式不正确！'));
  const model = modelOfTable(table, models);
  const textField = model && fieldCalled(text, model, isText);
  const codeField = model && fieldCalled(code, model, isCode);
  if (!model || textField === undefined || codeField === undefined) throw unregistered();
  refuseStranger(model, person);
  return { model, text: textField, code: codeField, where: readWhere(rest.join(','), model) };
}

/** The model with that table or document id. */
export function modelOfTable(table: string, models: Models): ResolvedModel | undefined {
  return models.get(table) ?? [...models.values()].find((model) => model.table === table);
}

/** The name of the field that a request gives by name or column, if it may be used so. */
export function fieldCalled(
  name: string,
  model: ResolvedModel,
  may: (field: ResolvedField, model: ResolvedModel) => boolean,
): string | undefined {
  if (name === 'id') return may === isText ? undefined : 'id';
  return model.fields.find((field) => (field.name === name || columnName(field.name) === name) && may(field, model))
    ?.name;
}

/** Whether a field can be the text of a record: its label, or another short text that is required or unique. */
export function isText(field: ResolvedField, { label }: ResolvedModel): boolean {
  if (
    field.secret ||
    field.child ||
    field.reference ||
    field.dictionary !== undefined ||
    field.type !== 'string' ||
    field.format
  )
    return false;
  return field.name === label || field.required || field.unique === true || field.numbering !== undefined;
}

/** Whether a field can identify records. The label can, because old dictionaries store it. */
export function isCode(field: ResolvedField, { label }: ResolvedModel): boolean {
  if (field.secret || field.child) return false;
  return field.unique === true || field.numbering !== undefined || field.name === label;
}

/** Records that all tenants share are open to all who are signed in. */
export function refuseStranger(model: ResolvedModel, person: Person): void {
  if (!model.shared && !person.permissions.has(`${model.permission}:list`)) throw forbidden();
}

export function unregistered(): Refusal {
  return new Refusal(say('没有登记这个表字典，请联系管理员。'));
}

/** `field='value'`, several joined by `and`, and nothing else. */
function readWhere(text: string, model: ResolvedModel): Record<string, string> {
  if (text.trim() === '') return {};
  const pairs = text.split(/\s+and\s+/i).map((part) => {
    const [, name = '', quoted, plain] = /^\s*(\w+)\s*=\s*(?:'([^']*)'|([\w.-]+))\s*$/.exec(part) ?? [];
    const field = fieldCalled(name, model, (known) => !known.secret && !known.child);
    if (field === undefined) throw new Refusal(say("字典的条件只能写 字段='值'，多个条件用 and 连接。"));
    return [field, quoted ?? plain ?? ''] as const;
  });
  return Object.fromEntries(pairs);
}
