import type { FieldDescription } from '../../../src/engine/exchange/index.ts';
import { readNumber, readObject, readObjects, readString, readStrings } from '../../../src/engine/values/index.ts';
import { isJsonObject, parseJson, type JsonObject, type JsonValue } from '../../../src/schema/json/index.ts';
import { linkedTo } from './linked-fields.ts';

export interface FieldAnswers {
  name: string;
  column?: JsonObject;
  item?: JsonObject;
  search?: JsonObject;
  isRequired: boolean;
  links: ReadonlyMap<string, string>;
  choices?: string;
}

/** The views of list columns by their rendering slot, for fields that the form does not have. */
const slots: Readonly<Record<string, string>> = {
  imgSlot: 'image',
  fileSlot: 'file',
  htmlSlot: 'umeditor',
  dateSlot: 'date',
  pcaSlot: 'pca',
};

export function readField(answers: FieldAnswers): FieldDescription {
  const { name, column, item = {}, search } = answers;
  const extension = extensionOf(item['fieldExtendJson'] ?? column?.['fieldExtendJson'] ?? null);
  const control = controlOf(answers, extension);
  const href = answers.links.get(readString(column?.['hrefSlotName']) ?? '');
  const tree = treeOf(item);
  const popup = popupOf(item);
  const values = switchOf(extension);
  return {
    name,
    title: readString(item['title']) ?? readString(column?.['title']) ?? readString(search?.['label']) ?? name,
    type: typeOf(answers, control),
    length: readNumber(item['maxLength']) ?? 0,
    scale: placesOf(item, typeOf(answers, control)),
    control,
    dictionary: dictionaryOf(answers),
    isRequired: answers.isRequired,
    isReadOnly: readObject(readObject(item['ui'])['widgetattrs'])['disabled'] === true,
    inForm: answers.item !== undefined && item['view'] !== 'hidden',
    inList: column !== undefined,
    query: search && (search['mode'] === 'group' ? 'group' : queryMode(search, control)),
    check: readString(item['pattern']),
    initial: readString(item['defVal']),
    width: undefined,
    ...(href !== undefined && { href }),
    ...(tree && { tree }),
    ...(popup && { popup }),
    ...restrictionOf(item),
    ...(control === 'switch' && { switchValues: values }),
    isSortable: column === undefined || column['sorter'] === true || column['sorter'] === 'true',
  };
}

/** Users search text fields by a part of the text; for chosen values the back end tests equality. */
function queryMode(search: JsonObject, control: string): string {
  const isTyped = ['text', 'textarea', 'umeditor', 'markdown', 'link', ''].includes(control);
  const isLike = search['mode'] === 'like' || search['view'] === 'text' || search['view'] === 'string';
  return isTyped && isLike ? 'like' : 'single';
}

function controlOf({ column, item, search }: FieldAnswers, extension: JsonObject): string {
  const view = readString(item?.['view']) ?? readString(search?.['view']);
  if (view === 'date' && extension['picker'] !== undefined) return 'date';
  if (view === 'number' || view === 'string' || view === 'hidden') return 'text';
  if (view !== undefined) return view;
  const slot = readString(readObject(column?.['scopedSlots'])['customRender']) ?? '';
  return slots[slot] ?? (column?.['customRender'] === undefined || column['customRender'] === null ? 'text' : 'list');
}

function typeOf({ column, item }: FieldAnswers, control: string): string {
  const own = readString(column?.['dbType']) ?? readString(column?.['fieldType']);
  const isNumber = item?.['type'] === 'number' || item?.['view'] === 'number';
  if (control === 'datetime') return 'Datetime';
  if (control === 'date') return 'Date';
  if (column?.['fieldType'] === 'Date' || column?.['fieldType'] === 'Datetime') return String(column['fieldType']);
  if (own === 'int' || own === 'Integer' || own === 'Long') return 'int';
  if (own === 'double' || own === 'BigDecimal' || isNumber) return 'double';
  return 'string';
}

/** The column of a number without decimal places rounds; other fields have 0 here too. */
function placesOf(item: JsonObject, type: string): number | undefined {
  const places = readNumber(item['dbPointLength']);
  return places === 0 && type !== 'double' ? undefined : places;
}

function dictionaryOf({ item, column, search, choices }: FieldAnswers): FieldDescription['dictionary'] {
  const from = [item, search].find((each) => (readString(each?.['dictCode']) ?? '') !== '');
  if (from) {
    return {
      code: readString(from['dictCode']) ?? '',
      table: readString(from['dictTable']) ?? '',
      text: readString(from['dictText']) ?? '',
    };
  }
  const [table = '', text = '', code = ''] = (readString(item?.['dict']) ?? '').split(',');
  if (table !== '') return { code, table, text };
  const isChosen = column?.['customRender'] !== undefined && column['customRender'] !== null;
  return { code: (isChosen || item?.['enum'] !== undefined ? choices : undefined) ?? '', table: '', text: '' };
}

function treeOf(item: JsonObject): FieldDescription['tree'] | undefined {
  if (item['view'] !== 'sel_tree') return undefined;
  const parts = ['pidField', 'pidValue', 'hasChildField', 'condition'].flatMap((name): [string, string][] => {
    const value = readString(item[name]);
    return value === undefined || value === '' ? [] : [[name, value]];
  });
  return Object.fromEntries(parts);
}

function restrictionOf(item: JsonObject): Pick<FieldDescription, 'restrictedBy'> {
  const { field, column } = readObject(item[linkedTo]);
  return typeof field === 'string' && typeof column === 'string' ? { restrictedBy: { field, column } } : {};
}

function popupOf(item: JsonObject): FieldDescription['popup'] {
  if (item['view'] !== 'popup') return undefined;
  return {
    code: readString(item['code']) ?? '',
    from: readString(item['orgFields']) ?? '',
    to: readString(item['destFields']) ?? '',
    several: item['popupMulti'] === true,
  };
}

function switchOf(extension: JsonObject): readonly [on: string, off: string] {
  const [on = 'Y', off = 'N'] = readStrings(extension['values']);
  return [on, off];
}

function extensionOf(text: JsonValue): JsonObject {
  const { value, problems } = parseJson(readString(text) ?? '');
  if (problems.length > 0) return {};
  if (Array.isArray(value)) return { values: value.map(String) };
  return isJsonObject(value) ? value : {};
}

export function linksOf(columns: JsonObject): Map<string, string> {
  return new Map(
    readObjects(columns['fieldHrefSlots']).flatMap(({ item }): [string, string][] => {
      const [slot, href] = [readString(item['slotName']), readString(item['href'])];
      return slot === undefined || href === undefined || href === '' ? [] : [[slot, href]];
    }),
  );
}
