import type { RecordValues } from '../../../../src/engine/bill/index.ts';
import { commonFields } from '../../../../src/engine/model/index.ts';
import type { JsonObject, JsonValue } from '../../../../src/schema/json/index.ts';
import { columnName } from '../../../records/index.ts';
import { treeParent } from '../form-documents.ts';

/** The properties of a form that only JeecgBoot has; they are the same for every form. */
const constantHead = {
  isPage: 'Y',
  idSequence: null,
  idType: 'UUID',
  queryMode: 'single',
  treeIdField: null,
  treeFieldname: null,
  themeTemplate: 'normal',
  formTemplateMobile: null,
  copyType: 0,
  copyVersion: null,
  physicId: null,
  hascopy: null,
  scroll: 1,
  taskId: null,
  isDesForm: 'N',
  desFormCode: '',
  lowAppId: null,
} as const;

export function headOut(head: RecordValues, subs: readonly string[]): JsonObject {
  const { fields: _, mainHead: __, documentHash: ___, pagePath: ____, ...own } = head;
  const type = numberOf(head['tableType']) ?? 1;
  return {
    ...Object.fromEntries(Object.entries(own).map(([name, value]) => [name, jsonOf(value)])),
    ...constantHead,
    tableType: type,
    isCheckbox: letterOf(head['isCheckbox'] !== false),
    isTree: letterOf(head['isTree'] === true),
    relationType: type === 3 ? (numberOf(head['relationType']) ?? 0) : null,
    subTableStr: subs.length > 0 ? subs.join(',') : null,
    treeParentIdField: head['isTree'] === true ? treeParent : null,
  };
}

export function fieldOut(field: RecordValues, index: number): JsonObject {
  const flag = (name: string, initial: boolean): 1 | 0 => ((field[name] ?? initial) === true ? 1 : 0);
  const isRequired = flag('fieldMustInput', false);
  const { fieldExtendJson: _, ...own } = field;
  return {
    ...Object.fromEntries(Object.entries(own).map(([name, value]) => [name, jsonOf(value)])),
    dbIsKey: 0,
    dbIsNull: isRequired === 1 ? 0 : 1,
    dbDefaultVal: '',
    fieldHref: '',
    fieldExtendJson: '',
    mainTable: '',
    mainField: '',
    converter: '',
    queryConfigFlag: '0',
    queryDefVal: '',
    sortFlag: '0',
    fieldMustInput: String(isRequired),
    isShowForm: flag('isShowForm', true),
    isShowList: flag('isShowList', true),
    isReadOnly: flag('isReadOnly', false),
    isQuery: flag('isQuery', false),
    orderNum: index + 1,
  };
}

/** The columns that every table here has; JeecgBoot's client sends them as fields. */
const ownColumns = new Set([
  ...commonFields.map(({ name }) => columnName(name)),
  'sys_org_code',
  'del_flag',
  'tenant_id',
  'has_child',
  treeParent,
]);

export function headIn(head: JsonObject, categories: ReadonlySet<string>): JsonObject {
  const category = textOf(head['formCategory']);
  return {
    ...(head['id'] ? { id: head['id'] } : {}),
    tableName: textOf(head['tableName']),
    tableTxt: textOf(head['tableTxt']),
    tableType: textOf(head['tableType']) || '1',
    formTemplate: textOf(head['formTemplate']) || '1',
    formCategory: categories.has(category) ? category : null,
    isCheckbox: isYes(head['isCheckbox'] ?? 'Y'),
    isTree: isYes(head['isTree'] ?? 'N'),
    relationType: textOf(head['relationType']) || '0',
    tabOrderNum: numberOf(head['tabOrderNum']) ?? 1,
  };
}

/**
 * Returns the fields of a form from JeecgBoot's client in their order, without the columns that every table has and the
 * field that names the main table.
 * @param known The ids of the existing rows; the client assigns other ids to new rows.
 */
export function fieldsIn(fields: readonly JsonObject[], known: ReadonlySet<string>): JsonObject[] {
  return fields
    .toSorted((a, b) => (numberOf(a['orderNum']) ?? 0) - (numberOf(b['orderNum']) ?? 0))
    .filter(
      (field) => !ownColumns.has(textOf(field['dbFieldName']).toLowerCase()) && mainTableOf([field]) === undefined,
    )
    .map((field) => {
      const id = textOf(field['id']);
      const texts = ['dbFieldName', 'dbFieldTxt', 'dbType', 'fieldShowType', 'dictField', 'dictTable', 'dictText'];
      const more = ['queryMode', 'fieldValidType', 'fieldDefaultValue'];
      const width = numberOf(field['fieldLength']);
      return {
        ...(known.has(id) ? { id } : {}),
        ...Object.fromEntries([...texts, ...more].map((name) => [name, textOf(field[name]) || null])),
        dbLength: Math.max(numberOf(field['dbLength']) ?? 100, 1),
        dbPointLength: numberOf(field['dbPointLength']) ?? 0,
        fieldLength: width !== undefined && width >= 40 ? width : null,
        fieldMustInput: isYes(field['fieldMustInput'] ?? '0'),
        isShowForm: isYes(field['isShowForm'] ?? '1'),
        isShowList: isYes(field['isShowList'] ?? '1'),
        isReadOnly: isYes(field['isReadOnly'] ?? '0'),
        isQuery: isYes(field['isQuery'] ?? '0'),
      };
    });
}

export function mainTableOf(fields: readonly JsonObject[]): string | undefined {
  return fields.map((field) => textOf(field['mainTable'])).find((table) => table !== '');
}

function isYes(value: JsonValue): boolean {
  return value === true || ['Y', '1', 'true'].includes(String(value));
}

function letterOf(value: boolean): 'Y' | 'N' {
  return value ? 'Y' : 'N';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}

function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

function jsonOf(value: unknown): JsonValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

export function storedJson(value: unknown): JsonValue {
  if (Array.isArray(value)) return value.map(storedJson);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, storedJson(each)]));
}
