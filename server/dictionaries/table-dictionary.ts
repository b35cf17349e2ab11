import { commonFields, dictionaryOf, type ResolvedField, type ResolvedModel } from '../../src/engine/model/index.ts';
import { forbidden, Refusal, type Person } from '../http/index.ts';
import { say } from '../locale/index.ts';
import { columnName } from '../records/index.ts';
import { readTableCondition, type TableCondition } from './table-condition.ts';

export interface TableDictionary {
  model: ResolvedModel;
  text: string;
  code: string;
  condition: TableCondition;
}

type Models = ReadonlyMap<string, ResolvedModel>;

/**
 * Resolves `table,text,code` or `table,text,code,condition` (`readTableCondition`). The parts are looked up in the
 * models and never put into SQL: the table (or document id) of a model, its text field, and a field that identifies
 * records.
 * @throws Refusal for unknown parts, and if the person may not list those records.
 */
export function tableDictionary(source: string, models: Models, person: Person): TableDictionary {
  const [table = '', text = '', code = '', ...rest] = source.split(',').map((part) => part.trim());
  if (table === '' || text === '' || code === '') throw new Refusal(say('字典Code格式不正确！'));
  const model = modelOfTable(table, models);
  const textField = model && fieldCalled(text, model, isText);
  const codeField = model && fieldCalled(code, model, isCode);
  if (!model || textField === undefined || codeField === undefined) throw unregistered();
  refuseStranger(model, person);
  const shown = [textField, codeField];
  const condition = readTableCondition(rest.join(','), (name) => conditionField(name, { model, shown, person }));
  return { model, text: textField, code: codeField, condition };
}

export function modelOfTable(table: string, models: Models): ResolvedModel | undefined {
  return models.get(table) ?? [...models.values()].find((model) => model.table === table);
}

export function fieldCalled(
  name: string,
  model: ResolvedModel,
  may: (field: ResolvedField, model: ResolvedModel) => boolean,
): string | undefined {
  if (name === 'id') return may === isText ? undefined : 'id';
  return model.fields.find((field) => (field.name === name || columnName(field.name) === name) && may(field, model))
    ?.name;
}

/**
 * Returns `true` if a field can be the text of a record: its label, or another short text that is required or unique.
 */
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

/** Returns `true` if a field can identify records. The label can, because old dictionaries store it. */
export function isCode(field: ResolvedField, { label }: ResolvedModel): boolean {
  if (field.secret || field.child) return false;
  return field.unique === true || field.numbering !== undefined || field.name === label;
}

/**
 * @throws Refusal if the person may not list the records of the model. Records that all tenants share are open to all
 * who are signed in.
 */
export function refuseStranger(model: ResolvedModel, person: Person): void {
  if (!model.shared && !mayList(model, person)) throw forbidden([`${model.permission}:list`]);
}

function mayList(model: ResolvedModel, person: Person): boolean {
  return person.permissions.has(`${model.permission}:list`);
}

/**
 * Returns the field of a condition or an order. If the person may not list the records, conditions on values that the
 * items do not show are refused (docs/security.md, Data rules), except for fields with few values, such as a status.
 * @param shown the names of the fields that the items show.
 */
export function conditionField(
  name: string,
  { model, shown, person }: { model: ResolvedModel; shown: readonly string[]; person: Person },
): string | undefined {
  const field = [...commonFields, ...model.fields].find(
    (known) => known.name === name || columnName(known.name) === name,
  );
  if (!field || field.secret || field.child) return undefined;
  const isShown = shown.includes(field.name) || field.name === 'createTime' || hasFewValues(field);
  return isShown || mayList(model, person) ? field.name : undefined;
}

function hasFewValues(field: ResolvedField): boolean {
  return field.type === 'boolean' || field.options !== undefined || dictionaryOf(field) !== undefined;
}

export function unregistered(): Refusal {
  return new Refusal(say('没有登记这个表字典，请联系管理员。'));
}
