import {
  moduleActions,
  type FieldDescription,
  type LinesDescription,
  type ModuleAction,
  type ModuleDescription,
} from '../../../src/engine/exchange/index.ts';
import { readObject, readObjects, readString, readStrings } from '../../../src/engine/values/index.ts';
import { isJsonObject, type JsonObject } from '../../../src/schema/json/index.ts';
import { subTables, type FormAnswers, type TableAnswers } from './form-answers.ts';
import { formNote } from './form-note.ts';
import { linkedFields } from './linked-fields.ts';
import { choicesCode, formModel, formResource, recordPermission } from './names.ts';
import { linksOf, readField } from './read-field.ts';

export function readForm(id: string, { main, subs }: FormAnswers): ModuleDescription {
  const described = readTable(id, main);
  const head = readObject(main.item['head']);
  const lines = subTables(main).flatMap((sub): LinesDescription[] => {
    const table = subs.get(sub.id);
    if (!table) return [];
    const parent = parentOf(table);
    const module = withParent({ ...readTable(sub.id, table), title: sub.title }, parent);
    return [{ name: sub.name, module, parent, isSingle: sub.isSingle }];
  });
  return { ...described, lines, linesIn: linesOfTheme[readString(head['themeTemplate']) ?? ''] ?? 'form' };
}

/** The placement of the lines by the theme of a form with sub-tables; other themes show them in the form. */
const linesOfTheme: Readonly<Record<string, ModuleDescription['linesIn']>> = { erp: 'list', innerTable: 'both' };

function readTable(id: string, answers: TableAnswers): ModuleDescription {
  const { columns, item } = answers;
  const head = readObject(item['head']);
  const note = formNote(answers);
  return {
    id: formModel(id),
    title: readString(columns['description']) ?? readString(head['tableTxt']) ?? id,
    ...(note !== undefined && { note }),
    resource: formResource(id),
    permission: recordPermission,
    fields: withForeignKeys(fieldsOf(id, answers), answers),
    columns: Math.min(Number(readString(columns['formTemplate']) ?? '1') || 1, mostColumns),
    hasBoxes: columns['checkboxFlag'] !== 'N',
    actions: actionsOf(columns),
    ...treeOf(columns),
    lines: [],
    linesIn: 'form',
    sort: { column: 'id', order: 'desc' },
  };
}

function treeOf(columns: JsonObject): Pick<ModuleDescription, 'tree'> {
  const [parent = '', marker = ''] = [readString(columns['pidField']), readString(columns['hasChildrenField'])];
  if (parent === '') return {};
  return { tree: { parent, ...(marker !== '' && { marker }) } };
}

const mostColumns = 4;

function parentOf({ columns }: TableAnswers): string {
  return foreignKeys(columns)[0] ?? 'main_id';
}

function foreignKeys(columns: JsonObject): string[] {
  return readObjects(columns['foreignKeys']).flatMap(({ item }) => readString(item['field']) ?? []);
}

function withForeignKeys(fields: readonly FieldDescription[], { columns }: TableAnswers): FieldDescription[] {
  const missing = foreignKeys(columns).filter((key) => !fields.some(({ name }) => name === key));
  return [...fields, ...missing.map((name) => ({ ...hiddenField, name, title: name }))];
}

function withParent(module: ModuleDescription, parent: string): ModuleDescription {
  if (module.fields.some(({ name }) => name === parent)) return module;
  return { ...module, fields: [...module.fields, { ...hiddenField, name: parent, title: parent }] };
}

const hiddenField: FieldDescription = {
  name: '',
  title: '',
  type: 'string',
  length: 0,
  scale: undefined,
  control: 'text',
  dictionary: { code: '', table: '', text: '' },
  isRequired: false,
  isReadOnly: false,
  inForm: false,
  inList: false,
  query: undefined,
  check: undefined,
  initial: undefined,
  width: undefined,
};

function fieldsOf(id: string, { columns, item, query }: TableAnswers): FieldDescription[] {
  const schema = readObject(item['schema']);
  const required = new Set(readStrings(schema['required']));
  const items = Object.entries(readObject(schema['properties']))
    .flatMap(([name, node]) => (isJsonObject(node) && node['view'] !== 'tab' ? [[name, node] as const] : []))
    .flatMap(([name, node]) => (node['view'] === 'link_down' ? linkedFields(name, node) : [[name, node] as const]))
    .toSorted(([, left], [, right]) => orderOf(left) - orderOf(right));
  const listed = new Map(
    readObjects(columns['columns']).map(({ item: column }) => [readString(column['dataIndex']) ?? '', column]),
  );
  const searched = new Map(query.map((field) => [readString(field['field']) ?? '', field]));
  const forms = new Map(items);
  const links = linksOf(columns);
  const options = readObject(columns['dictOptions']);
  const names = [...new Set([...listed.keys(), ...forms.keys(), ...searched.keys()])].filter((name) => name !== '');
  const all = names.map((name) =>
    readField({
      name,
      ...present('column', listed.get(name)),
      ...present('item', forms.get(name)),
      ...present('search', searched.get(name)),
      isRequired: required.has(name),
      links,
      ...(options[name] !== undefined && { choices: choicesCode('cgform', id, name) }),
    }),
  );
  const formOrder = new Map(items.map(([name], index) => [name, index]));
  return inFormOrder(all, formOrder);
}

function present<Key extends string>(key: Key, value: JsonObject | undefined): Partial<Record<Key, JsonObject>> {
  const part: Partial<Record<Key, JsonObject>> = {};
  if (value) part[key] = value;
  return part;
}

/** The form shows fields in its own order; list fields keep theirs, which the columns follow. */
function inFormOrder(fields: readonly FieldDescription[], order: ReadonlyMap<string, number>): FieldDescription[] {
  const last = order.size;
  return fields.toSorted((left, right) => (order.get(left.name) ?? last) - (order.get(right.name) ?? last));
}

function orderOf(node: JsonObject): number {
  return typeof node['order'] === 'number' ? node['order'] : 0;
}

const namesThere: Readonly<Record<ModuleAction, readonly string[]>> = {
  add: ['add'],
  edit: ['edit', 'update'],
  detail: ['detail'],
  delete: ['delete'],
  'batch-delete': ['batch_delete'],
  import: ['import'],
  export: ['export'],
  'advanced-query': ['super_query'],
};

function actionsOf(columns: JsonObject): ModuleAction[] {
  const switchedOff = readObjects(columns['cgButtonList']).flatMap(({ item }) =>
    item['buttonStyle'] === 'built-in' && item['buttonStatus'] === '0' ? [readString(item['buttonCode']) ?? ''] : [],
  );
  const hidden = new Set([...readStrings(columns['hideColumns']), ...switchedOff]);
  return moduleActions.filter((action) => !namesThere[action].some((name) => hidden.has(name)));
}
