// covers: limit-widths
import { expect, test } from 'vitest';

import { vocabulary } from '../../../generated/vocabulary.ts';
import meta from '../../../schemas/meta/columns.schema.json' with { type: 'json' };
import type { JsonObject } from '../../schema/json/index.ts';
import { resolveList } from '../list/index.ts';
import { documentSet, sales } from '../model/testing/documents.ts';

function resolved(column: JsonObject) {
  const body = { kind: 'list', formatVersion: 1, title: '客户', model: 'base/customer', editable: true };
  const source = { document: 'a/b.list', pointer: '', body: { ...body, columns: [{ key: 'phone', ...column }] } };
  const { columns, problems } = resolveList(source, documentSet(sales), vocabulary);
  return { ...columns[0], problems };
}

const yesNo = { value: 'Y', label: '是' };

// Every required column key, in order, and its effect; then the additional ones.
const keys: [key: string, column: JsonObject, outcome: object][] = [
  ['key', {}, { key: 'phone', title: '手机', component: 'Input' }],
  ['title', { title: '电话' }, { title: '电话', field: { title: '电话' } }],
  ['type', { type: 'textarea' }, { component: 'TextArea' }],
  ['width', { width: 150 }, { width: 150 }],
  ['width', { width: '150px' }, { width: 150 }],
  ['width', { width: '20%' }, { share: 20 }],
  [
    'validateRules',
    { validateRules: [{ required: true, message: '请输入${title}' }, { pattern: 'm' }, { unique: true }] },
    {
      rules: [{ required: true, message: '请输入手机' }, { pattern: 'm' }, { unique: true }],
      field: { required: true, requiredMessage: '请输入手机' },
    },
  ],
  ['validateRules', { validateRules: [{ pattern: '*' }] }, { rules: [{ pattern: '*' }], field: { required: true } }],
  ['defaultValue', { defaultValue: '12345' }, { field: { default: '12345' } }],
  ['defaultChecked', { type: 'checkbox', defaultChecked: true }, { field: { default: 'Y' } }],
  ['defaultChecked', { type: 'checkbox', defaultChecked: false, props: { values: [1, 0] } }, { field: { default: 0 } }],
  ['defaultChecked', { type: 'checkbox', defaultChecked: true, customValue: ['Y', 'N'] }, { field: { default: 'Y' } }],
  [
    'customValue',
    { type: 'checkbox', customValue: ['Y', 'N'] },
    { cell: 'boolean', cellProps: { customValue: ['Y', 'N'] }, componentProps: { values: ['Y', 'N'] } },
  ],
  ['customValue', { type: 'checkbox_meta', customValue: ['1', '0'] }, { componentProps: { values: ['1', '0'] } }],
  ['dictCode', { type: 'select', dictCode: 'a' }, { component: 'DictSelect', componentProps: { dictionary: 'a' } }],
  ['dictCode', { type: 'radio', dictCode: 'a' }, { component: 'DictSelect', componentProps: { look: 'radio' } }],
  ['dictCode', { type: 'checkbox', dictCode: 'a' }, { component: 'DictSelect', componentProps: { look: 'checkbox' } }],
  ['dictCode', { dictCode: 'a' }, { cell: 'dictionary', cellProps: { dictionary: 'a' }, component: 'DictSelect' }],
  ['dictCode', { dictCode: '' }, { problems: [{ code: 'empty-dictionary' }] }],
  ['options', { type: 'select', options: [{ value: 'Y', text: '是' }] }, { options: [yesNo], cell: 'dictionary' }],
  ['options', { type: 'select', options: [{ value: 'Y', title: '是' }] }, { options: [yesNo] }],
  [
    'options',
    { type: 'list_multi', options: [{ value: 'Y', text: '是' }] },
    { options: [yesNo], field: expect.not.objectContaining({ options: expect.anything() }) },
  ],
  ['options', { type: 'radio', options: [{ value: 'Y', label: '是' }] }, { options: [yesNo], component: 'Radio' }],
  ['statistics', { statistics: 'sum' }, { statistics: ['sum'] }],
  ['statistics', { statistics: ['sum', 'average'] }, { statistics: ['sum', 'average'] }],
  ['statistics', { statistics: true }, { statistics: ['sum'] }],
  [
    'format',
    { type: 'date', format: 'YYYY/MM/DD' },
    { cell: 'date', cellProps: { format: 'YYYY/MM/DD' }, componentProps: { format: 'YYYY/MM/DD' } },
  ],
  ['format', { type: 'datetime', format: 'yyyy-MM-dd HH:mm' }, { cell: 'datetime', component: 'DateTime' }],
  ['format', { type: 'time', format: 'HH:mm' }, { componentProps: { format: 'HH:mm' } }],
  ['allowSearch', { type: 'select', options: [], allowSearch: true }, { componentProps: { search: true } }],
  ['allowSearch', { type: 'select', dictCode: 'a', allowSearch: false }, { componentProps: { search: false } }],
  ['allowInput', { type: 'select', options: [], allowInput: true }, { componentProps: { allowInput: true } }],
  [
    'allowDownload',
    { type: 'file', allowDownload: false },
    { componentProps: { allowDownload: false }, cellProps: { allowDownload: false } },
  ],
  ['allowRemove', { type: 'file', allowRemove: false }, { componentProps: { allowRemove: false } }],
  ['async', { type: 'sel_search', dict: 't,a,b', async: true }, { componentProps: { async: true } }],
  ['dict', { type: 'sel_search_async', dict: 't,a,b' }, { componentProps: { dictionary: 't,a,b', async: true } }],
  ['dict', { type: 'select', dict: '' }, { problems: [{ code: 'empty-dictionary' }] }],
  ['tipsContent', { tipsContent: '十一位数字' }, { tips: '十一位数字' }],
  ['props', { props: { maxLength: 5 } }, { componentProps: { maxLength: 5 } }],
  ['placeholder', { placeholder: '请输入${title}' }, { componentProps: { placeholder: '请输入手机' } }],
  [
    'popupCode',
    { type: 'popup', popupCode: 'a/b' },
    { component: 'PopupPicker', componentProps: { popupCode: 'a/b' } },
  ],
  ['orgFields', { type: 'popup', orgFields: 'a,b' }, { componentProps: { orgFields: 'a,b' } }],
  ['destFields', { type: 'popup', destFields: 'c,d' }, { componentProps: { destFields: 'c,d' } }],
  ['param', { type: 'popup', param: { year: 2026 } }, { componentProps: { param: { year: 2026 } } }],
  ['sorter', { sorter: false }, { sortable: false }],
  ['sorter', {}, { sortable: true }],
  ['btnText', { type: 'upload', btnText: '传合同' }, { componentProps: { btnText: '传合同', limit: 1 } }],
  ['action', { type: 'upload', action: '/x/upload' }, { componentProps: { action: '/x/upload' } }],
  ['token', { type: 'upload', token: true }, { componentProps: { token: true } }],
  ['responseName', { type: 'upload', responseName: 'url' }, { componentProps: { responseName: 'url' } }],
  [
    'setTagColor',
    { type: 'tags', setTagColor: [{ value: '加急', color: 'red' }] },
    { cell: 'tags', cellProps: { colors: [{ value: '加急', color: 'red' }] } },
  ],
  [
    'setTagColor',
    { type: 'select', dictCode: 'a', setTagColor: [{ value: 'A', color: 'red' }] },
    { cell: 'dictionary', cellProps: { colors: [{ value: 'A', color: 'red' }] } },
  ],
  ['slotName', { type: 'slot', slotName: 'Rate' }, { component: 'Rate', field: { readOnly: false } }],
  ['slotName', { type: 'slot', slotName: 'progress' }, { cell: 'progress', field: { readOnly: true } }],
  ['slotName', { type: 'slot', slotName: 'progres' }, { problems: [{ code: 'unknown-slot', nearest: 'Progress' }] }],
  ['showDetails', { showDetails: true }, { inDetails: true }],
  ['lines', { lines: 2 }, { lines: 2, ellipsis: 0 }],
  ['isOrder', { isOrder: false }, { sortable: false }],
];

// covers: entity-column
test.each(keys)('%s in %j', (_, column, outcome) => {
  expect(resolved(column)).toMatchObject({ problems: [], ...outcome });
});

test('every key that a column may have is shown to do something, here or where it is documented', () => {
  const own = ['cell', 'cellProps', 'minWidth', 'align', 'fixed', 'ellipsis', 'href', 'visible', 'disabled', 'linkage'];
  const shown = new Set([...keys.map(([key]) => key), ...own, 'optionsRequest']);
  expect(Object.keys(meta.definitions.column.properties).filter((key) => !shown.has(key))).toEqual([]);
});

// Every required column type, and the widget that edits it.
// covers: entity-column-types
test.each([
  ['normal', 'Input'],
  ['input', 'Input'],
  ['inputNumber', 'Number'],
  ['checkbox', 'Checkbox'],
  ['checkbox_meta', 'Checkbox'],
  ['select', 'Select'],
  ['date', 'Date'],
  ['datetime', 'DateTime'],
  ['time', 'Time'],
  ['sel_depart', 'Picker'],
  ['sel_user', 'Picker'],
  ['input_pop', 'InputPop'],
  ['upload', 'FileUpload'],
  ['file', 'FileUpload'],
  ['image', 'ImageUpload'],
  ['popup', 'PopupPicker'],
  ['radio', 'Radio'],
  ['list_multi', 'Select'],
  ['sel_search', 'SearchSelect'],
  ['sel_search_async', 'SearchSelect'],
  ['progress', 'Progress'],
  ['tags', 'Tags'],
  ['textarea', 'TextArea'],
  ['slot', 'Input'],
  ['hidden', 'Input'],
])('a column of type %s is edited by %s', (type, component) => {
  const { problems, ...column } = resolved({ type });
  expect(problems).toEqual([]);
  expect(column.component).toBe(component);
  expect(column.visible).toBe(type !== 'hidden');
  expect(column.field?.readOnly).toBe(type === 'normal' || type === 'progress');
});

test.each(['inputNumber', 'checkbox', 'input', 'select'])(
  'a column of type %s is 120 pixels wide at least where it says nothing',
  (type) => {
    expect(resolved({ type }).width).toBeGreaterThanOrEqual(120);
    expect(resolved({ type, width: 80 }).width).toBe(80);
  },
);

test.each([
  ['date', 135],
  ['datetime', 190],
  ['sel_user', 190],
  ['sel_depart', 190],
])('a column of type %s is %i pixels wide at least', (type, width) => {
  const column = resolved({ type, width: 80 });
  expect(column.minWidth).toBe(width);
  expect(resolved({ type }).width).toBeGreaterThanOrEqual(width);
});

test('the props of cells are data: an expression in the place of a number is refused', () => {
  const { cellProps, problems } = resolved({ cell: 'number', cellProps: { scale: '{{ 1 + 1 }}', percent: true } });
  expect(cellProps).toEqual({ percent: true });
  expect(problems).toEqual([expect.objectContaining({ code: 'wrong-prop' })]);
});
