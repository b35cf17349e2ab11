import type { JsonObject } from '../../../../src/schema/json/index.ts';

const ownColumns: readonly (readonly [name: string, title: string, type: string, length: number])[] = [
  ['id', '主键', 'string', 36],
  ['create_by', '创建人', 'string', 50],
  ['create_time', '创建日期', 'Datetime', 20],
  ['update_by', '更新人', 'string', 50],
  ['update_time', '更新日期', 'Datetime', 20],
  ['sys_org_code', '所属部门', 'string', 64],
];

export const isOwn: ReadonlySet<string> = new Set(ownColumns.map(([name]) => name));

export const usualField: JsonObject = {
  converter: '',
  dbDefaultVal: '',
  dbIsKey: 0,
  dbIsNull: 1,
  dbIsPersist: 1,
  fieldExtendJson: '',
  fieldHref: '',
  mainField: '',
  mainTable: '',
  queryConfigFlag: '0',
  sortFlag: '0',
};

/** The field of a tree that refers to the parent record. */
export const parentField = 'pid';

export function ownFields(): JsonObject[] {
  return ownColumns.map(ownField);
}

export function parentColumns(order: number): JsonObject[] {
  return [parentColumn(parentField, order), parentColumn('has_child', order + 1)];
}

function ownField([name, title, type, length]: (typeof ownColumns)[number], order: number): JsonObject {
  const isKey = name === 'id';
  return {
    ...hiddenField(name, title, order),
    dbType: type,
    dbLength: length,
    dbIsKey: isKey ? 1 : 0,
    dbIsNull: isKey ? 0 : 1,
  };
}

function hiddenField(name: string, title: string, order: number): JsonObject {
  const texts = { dictField: '', dictTable: '', dictText: '', fieldValidType: '', fieldDefaultValue: '' };
  return {
    ...usualField,
    ...texts,
    dbFieldName: name,
    dbFieldTxt: title,
    dbType: 'string',
    dbLength: 36,
    dbPointLength: 0,
    fieldShowType: 'text',
    fieldLength: 120,
    fieldMustInput: '0',
    queryMode: 'single',
    isShowForm: 0,
    isShowList: 0,
    isReadOnly: 0,
    isQuery: 0,
    orderNum: order,
  };
}

export function linkField(main: string, order: number): JsonObject {
  return { ...hiddenField(`${main}_id`, '主表', order), mainTable: main, mainField: 'id' };
}

function parentColumn(name: string, order: number): JsonObject {
  return {
    ...hiddenField(name, name === parentField ? '父级节点' : '是否有子节点', order),
    isShowForm: name === parentField ? 1 : 0,
  };
}
