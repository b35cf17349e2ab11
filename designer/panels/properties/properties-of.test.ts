import { describe, expect, test } from 'vitest';

import type { JsonObject } from '../../../src/schema/json/index.ts';
import { propertiesOf } from './properties-of.ts';
import type { PropertyTarget } from './property.ts';

const input: PropertyTarget = { kind: 'node', address: 'name', widget: 'Input', type: 'string' };

function pathsOf(target: PropertyTarget, node: JsonObject = {}): string[] {
  return propertiesOf(target, node, 'zh-CN').flatMap(({ properties }) => properties.map(({ path }) => path.join('.')));
}

test('groups stand in the order of the format, with its words in both languages', () => {
  const words = (locale: 'zh-CN' | 'en-US') => propertiesOf(input, {}, locale).map(({ label }) => label);
  expect(words('zh-CN')).toEqual(['基本', '数据', '外观', '行为', '规则与联动', '权限']);
  expect(words('en-US')).toEqual(['Basics', 'Data', 'Appearance', 'Behavior', 'Rules', 'Permissions']);
});

test('a field has the keys of its node, those of its decorator and the props of its widget', () => {
  expect(pathsOf(input)).toEqual(
    expect.arrayContaining([
      'title',
      'description',
      'required',
      'default',
      'x-visible',
      'x-disabled',
      'x-value',
      'x-decorator-props.gridSpan',
      'x-component-props.placeholder',
      'x-component-props.password',
    ]),
  );
  const placeholder = propertiesOf(input, { 'x-component-props': { placeholder: '写这里' } }, 'en-US')
    .flatMap(({ properties }) => properties)
    .find(({ path }) => path.at(-1) === 'placeholder');
  expect(placeholder).toMatchObject({
    label: 'Placeholder',
    description: 'What is shown while there is no value. If left out, the widget decides.',
    group: 'look',
    takesExpression: true,
    mode: 'fixed',
    isChanged: true,
  });
});

test('what means nothing to a value of that type is left out, unless it is written', () => {
  expect(pathsOf(input)).toContain('maxLength');
  expect(pathsOf(input)).not.toContain('minimum');
  expect(pathsOf(input, { minimum: 1 })).toContain('minimum');
  expect(pathsOf({ ...input, type: 'number' })).not.toContain('maxLength');
});

test('a layout node has its title and content and the props of its widget, and nothing of values', () => {
  const card = pathsOf({ kind: 'node', address: '_card', widget: 'Card' });
  expect(card).toEqual(expect.arrayContaining(['title', 'x-content', 'x-visible', 'x-component-props.columns']));
  expect(card).not.toContain('required');
  expect(card).not.toContain('default');
});

test('the form has its title, width and layout; the nodes and the envelope are no properties', () => {
  const form = pathsOf(
    { kind: 'form' },
    { $schema: 's', kind: 'form', formatVersion: 1, title: '客户', properties: {} },
  );
  expect(form).toEqual(
    expect.arrayContaining([
      'title',
      'description',
      'model',
      'width',
      'rules',
      ...['labelWidth', 'labelPosition', 'size', 'columns', 'detail'].map((name) => `layout.${name}`),
    ]),
  );
  for (const key of ['$schema', 'kind', 'formatVersion', 'properties']) expect(form).not.toContain(key);
});

test('a widget of a host application has the props of its own schema', () => {
  const props: JsonObject = {
    type: 'object',
    properties: { stars: { title: '星', type: 'integer', 'x-group': 'look' } },
  };
  expect(pathsOf({ kind: 'node', address: 'a', widget: 'Stars', props })).toContain('x-component-props.stars');
});

describe('fixed or expression', () => {
  const modeOf = (node: JsonObject, path: string) =>
    propertiesOf(input, node, 'zh-CN')
      .flatMap(({ properties }) => properties)
      .find((property) => property.path.join('.') === path);
  test.each([
    [{ required: true }, 'required', { mode: 'fixed', takesExpression: true, isChanged: true }],
    [{ required: '{{ $record.a }}' }, 'required', { mode: 'expression', isChanged: true }],
    [{}, 'required', { mode: 'fixed', isChanged: false }],
    [{}, 'x-value', { mode: 'expression', isChanged: false }],
    [{ title: '{{ a }}' }, 'title', { mode: 'fixed', takesExpression: false }],
    [{ title: null }, 'title', { mode: 'json', isChanged: true }],
    [{ 'x-component-props': { maxLength: '{{ 3 }}' } }, 'x-component-props.maxLength', { mode: 'expression' }],
  ])('%j: %s', (node, path, expected) => {
    expect(modeOf(node, path)).toMatchObject(expected);
  });
});
