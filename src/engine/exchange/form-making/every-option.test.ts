import { describe, expect, test } from 'vitest';

import { vocabulary } from '../../../../generated/vocabulary.ts';
import { readAt, readObject, type JsonObject, type JsonValue } from '../../../schema/json/index.ts';
import { resolveForm } from '../../form/index.ts';
import { readDefinition, writeDefinition } from './index.ts';

const ids = { now: () => 1_700_000_000_123, random: () => 0.5 };
const options = { vocabulary, ids };
const nothing = { get: () => undefined, keys: () => [] };

function widget(type: string, more: JsonObject = {}): JsonObject {
  const key = '1570693512000_7';
  return { type, icon: `icon-${type}`, options: {}, name: '名', key, model: `${type}_${key}`, rules: [], ...more };
}

/**
 * Returns the only node that a definition of that widget becomes, after checking that it is exported unchanged and that
 * a page renders it.
 */
function nodeOf(original: JsonObject, config: JsonObject = {}) {
  const definition = { list: [original], config };
  const { body, told } = readDefinition(definition, options);
  expect(writeDefinition(body, options).definition).toEqual(definition);
  const document = { kind: 'form', formatVersion: 1, title: '表单', ...body };
  const form = resolveForm({ document: 'a/b.form', pointer: '', body: document }, nothing, vocabulary);
  expect(form.problems).toEqual([]);
  const [node] = Object.values(readObject(body.properties));
  return { node: readObject(node), told: told.map(({ pointer }) => pointer), body };
}

// covers: entity-widget-types
describe('every type of widget goes in, is drawn, and comes out as it was', () => {
  test.each([
    ['input', 'Input'],
    ['textarea', 'TextArea'],
    ['number', 'Number'],
    ['radio', 'Radio'],
    ['checkbox', 'Checkbox'],
    ['time', 'Time'],
    ['date', 'Date'],
    ['rate', 'Rate'],
    ['color', 'Color'],
    ['select', 'Select'],
    ['switch', 'Switch'],
    ['slider', 'Slider'],
    ['text', 'Text'],
    ['blank', 'Blank'],
    ['imgupload', 'ImageUpload'],
    ['editor', 'RichText'],
    ['cascader', 'Cascader'],
    ['fileupload', 'FileUpload'],
    ['table', 'Lines'],
    ['tabs', 'Tabs'],
    ['divider', 'Divider'],
    ['grid', 'Grid'],
  ])('%s: %s', (type, component) => {
    const inside = { grid: { columns: [] }, tabs: { tabs: [] }, table: { tableColumns: [] } };
    const { node } = nodeOf(widget(type, readObject(inside[type as keyof typeof inside])));
    expect(node['x-component']).toBe(component);
  });
});

type Option = readonly [type: string, options: JsonObject, place: string, value: JsonValue];
const props = 'x-component-props';
const decorator = 'x-decorator-props';
const remote = { remote: true, remoteFunc: 'func_1', props: { value: 'id', label: 'text' } };

// covers: entity-widget-options
describe('an option acts, and comes out as it was', () => {
  test.each<Option>([
    ['input', { width: '200px' }, `${decorator}.controlWidth`, '200px'],
    ['select', { width: '50%' }, `${decorator}.controlWidth`, '50%'],
    ['editor', { height: 420 }, `${props}.height`, 420],
    ['input', { defaultValue: '甲' }, 'default', '甲'],
    ['input', { required: true }, 'required', true],
    ['number', { disabled: true }, 'x-disabled', true],
    ['input', { placeholder: '写这里' }, `${props}.placeholder`, '写这里'],
    ['date', { readonly: true }, 'x-read-only', true],
    ['select', { clearable: false }, `${props}.allowClear`, false],
    ['textarea', { hidden: true }, 'x-hidden', true],
    ['input', { labelWidth: 120, isLabelWidth: true }, `${decorator}.labelWidth`, 120],
    ['radio', { inline: false }, `${props}.vertical`, true],
    ['checkbox', { inline: true }, props, { joined: false }],
    ['divider', { contentPosition: 'right' }, `${props}.contentPosition`, 'right'],
    ['input', { dataType: 'email' }, 'format', 'email'],
    ['input', { pattern: '^a$' }, 'pattern', '^a$'],
    ['input', { showPassword: true }, `${props}.password`, true],
    ['number', { min: 1 }, `${props}.min`, 1],
    ['number', { max: 9 }, `${props}.max`, 9],
    ['number', { step: 2 }, `${props}.step`, 2],
    ['number', { controlsPosition: 'right' }, `${props}.steppers`, true],
    ['slider', { min: 1, max: 9, step: 2 }, props, { min: 1, max: 9, step: 2 }],
    ['slider', { showInput: true }, `${props}.showInput`, true],
    ['slider', { range: true }, `${props}.range`, true],
    ['radio', { options: [{ value: 'a', label: '甲' }], showLabel: true }, 'enum', [{ value: 'a', label: '甲' }]],
    ['radio', { options: [{ value: 'a', label: '甲' }], showLabel: false }, 'enum', [{ value: 'a' }]],
    ['checkbox', remote, 'x-remote-options', { function: 'func_1', value: 'id', label: 'text' }],
    ['select', remote, 'x-remote-options', { function: 'func_1', value: 'id', label: 'text' }],
    ['select', { multiple: true }, `${props}.multiple`, true],
    ['select', { filterable: true }, `${props}.search`, true],
    ['time', { isRange: true }, 'x-component', 'TimeRange'],
    ['time', { format: 'HH:mm' }, `${props}.format`, 'HH:mm'],
    ['time', { isRange: true, startPlaceholder: '从' }, `${props}.startPlaceholder`, '从'],
    ['time', { isRange: true, endPlaceholder: '到' }, `${props}.endPlaceholder`, '到'],
    ['date', { type: 'year' }, `${props}.picker`, 'year'],
    ['date', { type: 'month' }, `${props}.picker`, 'month'],
    ['date', { type: 'dates' }, `${props}.multiple`, true],
    ['date', { type: 'datetime' }, 'x-component', 'DateTime'],
    ['date', { type: 'datetimerange' }, `${props}.picker`, 'datetime'],
    ['date', { type: 'daterange' }, 'x-component', 'DateRange'],
    ['date', { format: 'yyyy/MM/dd' }, `${props}.format`, 'yyyy/MM/dd'],
    ['date', { timestamp: true }, `${props}.valueFormat`, 'timestamp'],
    ['rate', { max: 7 }, `${props}.count`, 7],
    ['rate', { allowHalf: true }, `${props}.allowHalf`, true],
    ['color', { showAlpha: true }, `${props}.alpha`, true],
    [
      ...(['cascader', { ...remote, props: { ...remote.props, children: 'below' } }, 'x-remote-options'] as const),
      { function: 'func_1', value: 'id', label: 'text', children: 'below' },
    ],
    ['blank', { defaultType: 'String' }, 'type', 'string'],
    ['blank', { defaultType: 'Object' }, 'type', 'object'],
    ['blank', { defaultType: 'Array' }, 'type', 'array'],
    ['imgupload', { size: { width: 80, height: 60 } }, `${props}.width`, 80],
    ['imgupload', { size: { width: 80, height: 60 } }, `${props}.height`, 60],
    ['imgupload', { length: 3 }, `${props}.limit`, 3],
    ['imgupload', {}, `${props}.limit`, 9],
    ['imgupload', { multiple: false }, `${props}.multiple`, false],
    ['imgupload', { isQiniu: true, domain: 'https://x.com/' }, `${props}.storage`, 'token'],
    ['imgupload', { isQiniu: true, domain: 'https://x.com/' }, `${props}.domain`, 'https://x.com/'],
    ['imgupload', { isQiniu: true, tokenFunc: 'mine', domain: '/' }, `${props}.tokenFunction`, 'mine'],
    ['imgupload', { action: '/own/upload' }, `${props}.action`, '/own/upload'],
    ['imgupload', { isDelete: false }, `${props}.allowRemove`, false],
    ['imgupload', { min: 2 }, `${props}.min`, 2],
    ['fileupload', { length: 3, min: 1 }, `${props}.limit`, 3],
  ])('%s %j: %s', (type, own, place, value) => {
    const { node, told } = nodeOf(widget(type, { options: own }));
    expect(told).toEqual([]);
    expect(readAt(node, place.split('.')) ?? null).toEqual(value);
  });

  test.each<[string, JsonObject]>([
    ['time', { arrowControl: true }],
    ['date', { editable: false }],
    ['imgupload', { isEdit: true }],
    ['input', { customClass: 'red' }],
    ['input', { width: 'calc(100% - 2px)' }],
    ['imgupload', { action: 'https://elsewhere.com/upload' }],
  ])('%s %j is told, kept and given back', (type, own) => {
    const [option = ''] = Object.keys(own);
    expect(nodeOf(widget(type, { options: own })).told).toEqual(
      own.arrowControl === true ? [] : [`/list/0/options/${option}`],
    );
  });
});

// covers: entity-data-types
describe('the types of data are checked', () => {
  const form = (dataType: string) => {
    const { node } = nodeOf(widget('input', { options: { dataType } }));
    const format = { email: /^[^@\s]+@[^@\s]+\.[^@\s]+$/, uri: /^https?:\/\// }[String(node.format)];
    return format ?? new RegExp(String(node.pattern ?? ''));
  };
  test.each([
    ['string', ['x', '1'], []],
    ['number', ['1', '-1.5'], ['x', '1.']],
    ['boolean', ['true', 'false'], ['yes']],
    ['integer', ['1', '-12'], ['1.5', 'x']],
    ['float', ['1.5', '-0.25'], ['1', 'x']],
    ['url', ['https://a.cn'], ['a.cn']],
    ['email', ['a@b.cn'], ['a@b']],
    ['hex', ['#ff0000', 'abc'], ['#xyz']],
  ])('%s', (type, good, bad) => {
    for (const text of good) expect([text, form(type).test(text)]).toEqual([text, true]);
    for (const text of bad) expect([text, form(type).test(text)]).toEqual([text, false]);
  });

  test.each(['object', 'array'])('%s, which a line of text cannot be, is told and kept', (dataType) => {
    expect(nodeOf(widget('input', { options: { dataType } })).told).toEqual(['/list/0/options/dataType']);
  });
});

// covers: entity-grid-tabs
describe('grids, tabs and sub-tables', () => {
  const field = { ...widget('input'), key: '1_1', model: 'inside' };
  test.each<[JsonObject, JsonObject]>([
    [{ gutter: 10 }, { gutter: 10 }],
    ...['end', 'center', 'space-around', 'space-between'].map((justify): [JsonObject, JsonObject] => [
      { justify },
      { gutter: 0, justify },
    ]),
    [{ justify: 'start', align: 'top' }, { gutter: 0 }],
    ...['middle', 'bottom'].map((align): [JsonObject, JsonObject] => [{ align }, { gutter: 0, align }]),
  ])('a grid with %j', (own, there) => {
    const columns = [
      { span: 6, list: [field] },
      { span: 18, list: [] },
    ];
    const { node, told } = nodeOf(widget('grid', { options: own, columns }));
    expect({ props: node[props], told }).toEqual({ props: { ...there, columns: 4 }, told: [] });
    const cells = Object.values(readObject(node.properties)).map((cell) => readObject(cell));
    expect(cells.map((cell) => readObject(cell[decorator]).gridSpan ?? 1)).toEqual([1, 3]);
    expect(Object.keys(readObject(cells[0]?.properties))).toEqual(['inside']);
  });

  test.each<[JsonObject, JsonObject | undefined]>([
    [{ type: '' }, undefined],
    [{ type: 'card' }, { type: 'card' }],
    [{ type: 'border-card' }, { type: 'border-card' }],
    [{ tabPosition: 'left' }, { position: 'left' }],
    [{ tabPosition: 'right' }, { position: 'right' }],
    [{ tabPosition: 'bottom' }, { position: 'bottom' }],
  ])('tabs with %j', (own, there) => {
    const tabs = [
      { label: '甲', name: 'tab_1', list: [field] },
      { label: '乙', name: 'tab_2', list: [] },
    ];
    const { node } = nodeOf(widget('tabs', { options: own, tabs }));
    expect(node[props]).toEqual(there);
    expect(Object.values(readObject(node.properties))).toMatchObject([
      { title: '甲', properties: { inside: {} } },
      { title: '乙' },
    ]);
  });

  test('a sub-table has its columns as fields of a row', () => {
    const { node } = nodeOf(widget('table', { tableColumns: [field] }));
    expect(node).toMatchObject({ type: 'array', items: { properties: { inside: { type: 'string' } } } });
  });
});

// covers: entity-form-definition
describe('the form as a whole', () => {
  test.each<[JsonObject, JsonObject]>([
    [{ labelWidth: 0 }, { labelWidth: 0 }],
    [{ labelWidth: 100 }, {}],
    [{ labelWidth: 200 }, { labelWidth: 200 }],
    [{ labelPosition: 'left' }, { labelPosition: 'left' }],
    [{ labelPosition: 'right' }, {}],
    [{ labelPosition: 'top' }, { labelPosition: 'top' }],
    [{ size: 'medium' }, {}],
    [{ size: 'small' }, { size: 'small' }],
    [{ size: 'mini' }, { size: 'mini' }],
    [{ customClass: '' }, {}],
  ])('%j', (config, layout) => {
    const { body, told } = nodeOf(widget('input'), config);
    const small = config.size === undefined && { size: 'small' };
    expect({ layout: body.layout, told }).toEqual({ layout: { columns: 1, ...small, ...layout }, told: [] });
  });

  test('a class of the host is kept and given back', () => {
    expect(nodeOf(widget('input'), { customClass: 'mine' }).told).toEqual(['/config/customClass']);
  });
});
