import type { JsonObject, JsonValue } from '../../schema/json/json-value.ts';
import { compact, own, readString } from '../values/json-read.ts';

/** The widget that edits a column of each type (the keys are those of the specification's table column definition). */
const components: Readonly<Record<string, string>> = {
  input: 'Input',
  inputNumber: 'Number',
  checkbox: 'Checkbox',
  checkbox_meta: 'Checkbox',
  select: 'Select',
  date: 'Date',
  datetime: 'DateTime',
  time: 'Time',
  sel_depart: 'DepartmentPicker',
  sel_user: 'UserPicker',
  input_pop: 'InputPop',
  upload: 'Upload',
  file: 'FileUpload',
  image: 'ImageUpload',
  popup: 'PopupPicker',
  radio: 'Radio',
  list_multi: 'Select',
  sel_search: 'Select',
  sel_search_async: 'DictSelect',
  progress: 'Progress',
  tags: 'Tags',
  textarea: 'TextArea',
};

/** The widget a column's `type` asks for; undefined where the field decides. */
export function columnComponent(column: JsonObject): string | undefined {
  const type = readString(column.type);
  const component = type === undefined ? undefined : own(components, type);
  return component === 'Select' && column.dictCode !== undefined ? 'DictSelect' : component;
}

/** Keys of a column that are its editor's props. */
const editorKeys = [
  'placeholder',
  'allowSearch',
  'allowInput',
  'allowDownload',
  'allowRemove',
  'async',
  'format',
  'popupCode',
  'orgFields',
  'destFields',
  'param',
  'btnText',
  'action',
  'token',
  'responseName',
  'slotName',
  'showDetails',
  'isOrder',
] as const;

export function editorProps(column: JsonObject): Record<string, JsonValue> {
  const props: Record<string, JsonValue> = {};
  for (const key of editorKeys) if (column[key] !== undefined) props[key] = column[key];
  const dictionary = column.dictCode ?? column.dict;
  if (dictionary !== undefined) props.dictionary = dictionary;
  if (column.customValue !== undefined) props.values = column.customValue;
  if (column.type === 'list_multi') props.multiple = true;
  if (column.type === 'sel_search' || column.type === 'sel_search_async') props.searchable = true;
  return props;
}

/** The value that a new row starts with: `defaultValue`, or for a box the value of its state `defaultChecked`. */
export function columnDefault({ defaultValue, defaultChecked, customValue }: JsonObject): JsonValue | undefined {
  if (defaultValue !== undefined || typeof defaultChecked !== 'boolean') return defaultValue;
  const [on = true, off = false] = Array.isArray(customValue) ? customValue : [];
  return defaultChecked ? on : off;
}

/** Keys of a column that are its cell's props. */
export function cellProps(column: JsonObject): Record<string, JsonValue> {
  const dictionary = column.dictCode ?? column.dict;
  const props = { format: column.format, colors: column.setTagColor, customValue: column.customValue, dictionary };
  return compact<Record<string, JsonValue>>(
    Object.fromEntries(Object.entries(props).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))),
  );
}
