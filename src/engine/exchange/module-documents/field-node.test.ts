import { expect, test } from 'vitest';

import { vocabulary } from '../../../../generated/vocabulary.ts';
import { fieldNode, lostParts, type FieldDescription } from './index.ts';

const field: FieldDescription = {
  name: 'a',
  title: '甲',
  type: 'string',
  length: 32,
  scale: 2,
  control: 'text',
  dictionary: { code: 'sex', table: '', text: '' },
  isRequired: false,
  isReadOnly: false,
  inForm: true,
  inList: true,
  query: undefined,
  check: undefined,
  initial: undefined,
  width: undefined,
  reference: 'online/sys-user',
};
const nodeOf = (more: Partial<FieldDescription>) => fieldNode({ ...field, ...more }, vocabulary.widgets);
const ofTable = { code: 'id', table: 'sys_user', text: 'realname' };

test('the choices of a dictionary are drawn by the widget that reads its items', () => {
  const drawn = ['list', 'list_multi', 'radio', 'checkbox', 'sel_search'].map(
    (control) => nodeOf({ control })['x-component'],
  );
  expect(new Set(drawn)).toEqual(new Set(['DictSelect']));
});

test.each([
  ['password', {}, { 'x-component': 'Input', 'x-component-props': { password: true } }],
  ['textarea', {}, { 'x-component': 'TextArea' }],
  ['switch', {}, { type: 'boolean' }],
  ['datetime', {}, { type: 'string', format: 'date-time' }],
  ['list', {}, { 'x-dict': 'sex', 'x-component': 'DictSelect' }],
  ['list_multi', {}, { 'x-dict': 'sex', 'x-component': 'DictSelect', 'x-component-props': { multiple: true } }],
  ['radio', {}, { 'x-dict': 'sex', 'x-component': 'DictSelect', 'x-component-props': { look: 'radio' } }],
  ['checkbox', {}, { 'x-dict': 'sex', 'x-component': 'DictSelect', 'x-component-props': { look: 'checkbox' } }],
  ['list', ofTable, { 'x-component': 'SearchSelect', 'x-component-props': { dictionary: 'sys_user,realname,id' } }],
  [
    'checkbox',
    ofTable,
    { 'x-component': 'SearchSelect', 'x-component-props': { dictionary: 'sys_user,realname,id', multiple: true } },
  ],
  ['sel_tree', ofTable, { 'x-component': 'TreeSelect', 'x-component-props': { dict: 'sys_user,realname,id' } }],
  [
    'cat_tree',
    { code: 'A01', table: '', text: '' },
    { 'x-component': 'Picker', 'x-component-props': { picker: 'system/category', params: { pcode: 'A01' } } },
  ],
  ['sel_user', {}, { 'x-component': 'Picker', 'x-component-props': { picker: 'system/user', multiple: false } }],
  ['sel_depart', {}, { 'x-component': 'Picker', 'x-component-props': { picker: 'system/depart', multiple: false } }],
  [
    'popup',
    { code: 'realname', table: 'report_user', text: '' },
    {
      'x-component': 'PopupPicker',
      'x-component-props': { popupCode: 'report_user', orgFields: 'realname', destFields: 'a' },
    },
  ],
  ['link_table', ofTable, { type: 'string', 'x-ref': { model: 'online/sys-user' } }],
  ['pca', {}, { 'x-component': 'Area' }],
  ['image', {}, { 'x-component': 'ImageUpload', maxLength: 1_000 }],
  ['umeditor', {}, { format: 'text', 'x-component': 'RichText' }],
  ['markdown', {}, { format: 'text', 'x-component': 'Markdown' }],
])('the control %s of %o is a field of a model', (control, dictionary, expected) => {
  const made = nodeOf({ control, dictionary: { ...field.dictionary, ...dictionary } });
  expect(made).toMatchObject({ title: '甲', ...expected });
  expect(made['x-component-props']).toEqual(
    'x-component-props' in expected ? expected['x-component-props'] : undefined,
  );
});

test.each(['umeditor', 'markdown'])('the control %s holds text, whatever the column is', (control) => {
  expect(nodeOf({ type: 'int', control })).toMatchObject({ type: 'string', format: 'text' });
});

test.each([
  ['#{sysUserCode}', 'string', '{{ $user.username }}'],
  ['#{date}', 'string', '{{ $today }}'],
  ['{{ 2 }}', 'int', 2],
  ['{{ "a" + "b" }}', 'string', 'ab'],
  ['{{ $user.realname }}', 'string', '{{ $user.realname }}'],
  ['7', 'double', 7],
  ['seven', 'int', undefined],
  ['${order_number}', 'string', undefined],
  ['{{ theirFunction() }}', 'string', undefined],
  ['#{unknown}', 'string', undefined],
])('the initial value %s of a column of type %s is the default %o', (initial, type, expected) => {
  expect(nodeOf({ initial, type, control: 'text' })['default']).toEqual(expected);
});

test.each([
  ['only', { 'x-unique': true }],
  ['n', { 'x-rules': ['onlyNumber'] }],
  ['^[a-z]{2,10}$', { pattern: '^[a-z]{2,10}$' }],
])('the check %s is %o', (check, expected) => {
  expect(nodeOf({ check })).toMatchObject(expected);
});

test.each(['^[a-z', 'unknown', '*'])('a check that is no regular expression, such as %s, checks nothing', (check) => {
  expect(nodeOf({ check })['pattern']).toBeUndefined();
});

test('a table with a condition has it behind the columns of its dictionary', () => {
  const dictionary = { code: 'username', table: "sys_user where username like 'a%'", text: 'realname' };
  expect(nodeOf({ control: 'sel_search', dictionary })['x-component-props']).toEqual({
    dictionary: "sys_user,realname,username,username like 'a%'",
  });
});

test.each<[string, Partial<FieldDescription>, string[]]>([
  ['a check of a known name', { check: 'n' }, []],
  ['a check of another program', { check: 'theirs' }, ['check']],
  ['the check that there is a value', { check: '*' }, []],
  ['the pattern of a number for a number', { check: String.raw`^-?\d+(\.?\d+|\d?)$`, type: 'double' }, []],
  ['a narrower pattern for a number', { check: '^[1-9]$', type: 'int' }, ['check']],
  ['a default that is a value', { initial: '1' }, []],
  ['a number by rule', { initial: '${order_number}' }, []],
  ['a default of another program', { initial: '{{ theirs() }}' }, ['default']],
  ['a link with the value of a field', { href: '/x/${a}' }, []],
  ['a link that another program computes', { href: '/x/{{ token }}' }, ['link']],
])('of a field, %s is lost or not: %o', (_what, more, parts) => {
  const described = { ...field, dictionary: { code: '', table: '', text: '' }, ...more };
  const lost = lostParts(described, new Set(['a']), vocabulary.widgets);
  expect(lost.map(({ part }) => part)).toEqual(parts);
});
