import { readObjects } from '../../../../src/engine/values/index.ts';
import type { JsonObject, JsonValue } from '../../../../src/schema/json/index.ts';
import { isOwn, linkField, ownFields, parentColumns, parentField, usualField } from './own-columns.ts';

/** The members of a form that a JeecgBoot requires and our pages do not have. */
const usualHead: JsonObject = {
  idType: 'UUID',
  isPage: 'Y',
  isDesForm: 'N',
  queryMode: 'single',
  scroll: 1,
  tableVersion: 1,
  themeTemplate: 'normal',
};

const flags = ['isShowForm', 'isShowList', 'isReadOnly', 'isQuery'];

/**
 * Converts a form to the shape that pages read.
 * @param fields The fields as the back end has them; absent in lists.
 */
export function headForPages(head: JsonObject, fields?: readonly JsonObject[]): JsonObject {
  return {
    ...head,
    tableType: textOf(head['tableType']),
    relationType: head['relationType'] === null ? null : textOf(head['relationType']),
    isCheckbox: head['isCheckbox'] === 'Y',
    isTree: head['isTree'] === 'Y',
    // The extension configures pages of the back end.
    extConfigJson: null,
    pagePath: `/online/cgformList/${textOf(head['id'])}`,
    ...(fields && { fields: fields.filter(({ dbFieldName }) => !isOwn.has(textOf(dbFieldName))).map(fieldForPages) }),
  };
}

function fieldForPages(field: JsonObject): JsonObject {
  return {
    ...field,
    ...Object.fromEntries(flags.map((name) => [name, field[name] === 1])),
    fieldMustInput: field['fieldMustInput'] === '1',
  };
}

export interface FormSave {
  head: JsonObject;
  fields: JsonObject[];
  deleteFieldIds: string[];
  indexs: JsonObject[];
  deleteIndexIds: string[];
}

export interface FormThere {
  head: JsonObject;
  fields: readonly JsonObject[];
}

/**
 * Converts a form to the shape that the back end saves. Members unknown to pages keep their current values, or get the
 * defaults of the back end's own client.
 * @param main The main table of a sub-table.
 */
export function formForBackEnd(sent: JsonObject, there: FormThere | undefined, main: string | undefined): FormSave {
  const { fields: rows, mainHead: _, pagePath: __, documentHash: ___, extConfigJson: ____, ...head } = sent;
  const before = there?.fields ?? [];
  const known = new Map(before.map((field) => [textOf(field['id']), field]));
  const given = readObjects(rows).map(({ item }) => item);
  const kept = before.filter(({ dbFieldName }) => isOwn.has(textOf(dbFieldName)));
  const own = there ? kept : ownFields();
  const fields = given.map((field, index) =>
    fieldForBackEnd(field, known.get(textOf(field['id'])), own.length + index),
  );
  const isTree = head['isTree'] === true;
  const hasParent = [...before, ...fields].some((field) => field['dbFieldName'] === parentField);
  const links =
    main === undefined || fields.some((field) => field['mainTable'] === main) ? [] : [linkField(main, fields.length)];
  const tree = isTree && !hasParent ? parentColumns(fields.length) : [];
  const ids = new Set(given.map(({ id }) => textOf(id)));
  const gone = before.filter(({ id, dbFieldName }) => !isOwn.has(textOf(dbFieldName)) && !ids.has(textOf(id)));
  return {
    head: {
      ...usualHead,
      extConfigJson: '{}',
      ...there?.head,
      ...head,
      tableType: Number(textOf(head['tableType'] ?? there?.head['tableType'] ?? '1')),
      relationType: Number(textOf(head['relationType'] ?? '0')),
      formTemplate: textOf(head['formTemplate'] ?? there?.head['formTemplate'] ?? '1'),
      isCheckbox: letterOf(head['isCheckbox'] !== false),
      isTree: letterOf(isTree),
      ...(isTree && {
        treeParentIdField: parentField,
        treeIdField: 'has_child',
        treeFieldname: textOf(fields[0]?.['dbFieldName'] ?? ''),
      }),
    },
    fields: [...own, ...fields, ...links, ...tree],
    deleteFieldIds: gone.map(({ id }) => textOf(id)),
    indexs: [],
    deleteIndexIds: [],
  };
}

function fieldForBackEnd(sent: JsonObject, there: JsonObject | undefined, order: number): JsonObject {
  const { id, ...field } = sent;
  const isRequired = field['fieldMustInput'] === true;
  const texts = ['dictField', 'dictTable', 'dictText', 'fieldValidType', 'fieldDefaultValue'];
  return {
    ...usualField,
    ...there,
    ...field,
    ...(there && id !== undefined && { id }),
    ...Object.fromEntries(texts.map((name) => [name, textOf(field[name])])),
    ...Object.fromEntries(flags.map((name) => [name, field[name] === true ? 1 : 0])),
    fieldMustInput: isRequired ? '1' : '0',
    fieldLength: typeof field['fieldLength'] === 'number' ? field['fieldLength'] : 120,
    dbLength: typeof field['dbLength'] === 'number' ? field['dbLength'] : 100,
    dbPointLength: typeof field['dbPointLength'] === 'number' ? field['dbPointLength'] : 0,
    queryMode: textOf(field['queryMode']) || 'single',
    orderNum: order,
  };
}

export function mainTableOf(fields: readonly JsonObject[]): string | undefined {
  return fields.map((field) => textOf(field['mainTable'] ?? null)).find((table) => table !== '');
}

function letterOf(value: boolean): 'Y' | 'N' {
  return value ? 'Y' : 'N';
}

function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
