import { describe, expect, it } from 'vitest';

import type { JsonObject, JsonValue } from '../../schema/json/index.ts';
import { vocabulary } from '../model/testing/vocabulary.ts';
import { gate } from './index.ts';

const source = { document: 'a/b.form', pointer: '' };
const gateNode = (node: JsonObject) => {
  const { body, problems } = gate('form', { properties: { a: node } }, vocabulary, source);
  const { properties } = body as { properties: { a?: JsonObject } };
  return {
    node: properties.a,
    found: problems.map(({ code, pointer }) => `${code} ${pointer.replace('/properties/a', '')}`),
    problems,
  };
};

describe('gate of a form node', () => {
  it.each<[string, JsonObject, JsonObject, string[]]>([
    [
      'keeps what is right',
      { title: '名', 'x-component': 'Input', 'x-component-props': { maxLength: 3 } },
      { title: '名', 'x-component': 'Input', 'x-component-props': { maxLength: 3 } },
      [],
    ],
    [
      'gives texts of props and steps in the language of the person',
      {
        'x-component': 'Input',
        'x-component-props': { placeholder: { 'zh-CN': '写一句', 'en-US': 'A sentence' } },
        'x-actions': { press: [{ confirm: { 'zh-CN': '确定？', 'en-US': 'Sure?' } }] },
      },
      {
        'x-component': 'Input',
        'x-component-props': { placeholder: '写一句' },
        'x-actions': { press: [{ confirm: '确定？' }] },
      },
      [],
    ],
    ['an element that is no component', { 'x-component': 'iframe' }, {}, ['unknown-widget /x-component']],
    ['an inherited name', { 'x-component': 'constructor' }, {}, ['unknown-widget /x-component']],
    ['an expression as component', { 'x-component': '{{ "Input" }}' }, {}, ['unknown-widget /x-component']],
    [
      'unknown keys',
      { $ref: '#', 'x-index': 3, parent: 1, toFieldProps: 1 },
      {},
      ['unknown-key /$ref', 'unknown-key /x-index', 'unknown-key /parent', 'unknown-key /toFieldProps'],
    ],
    [
      'HTML',
      { 'x-component': 'Input', 'x-component-props': { dangerouslySetInnerHTML: { __html: 'x' } } },
      { 'x-component': 'Input', 'x-component-props': {} },
      ['forbidden-prop /x-component-props/dangerouslySetInnerHTML'],
    ],
    [
      'a handler that is a text',
      { 'x-component-props': { onClick: 'alert(1)' } },
      { 'x-component-props': {} },
      ['forbidden-prop /x-component-props/onClick'],
    ],
    [
      'a handler that is an expression',
      { 'x-component-props': { onClick: '{{ 1 }}' } },
      { 'x-component-props': { onClick: '{{ 1 }}' } },
      [],
    ],
    [
      'srcDoc in any case',
      { 'x-component-props': { SRCDOC: 'x', key: 'k', is: 'a', ref: 'r' } },
      { 'x-component-props': {} },
      [
        'forbidden-prop /x-component-props/SRCDOC',
        'forbidden-prop /x-component-props/key',
        'forbidden-prop /x-component-props/is',
        'forbidden-prop /x-component-props/ref',
      ],
    ],
    [
      'HTML further down',
      { 'x-component-props': { inner: [{ innerHTML: 'x', key: 'k' }] } },
      { 'x-component-props': { inner: [{ key: 'k' }] } },
      ['forbidden-prop /x-component-props/inner/0/innerHTML'],
    ],
    [
      'an unsafe address',
      { 'x-component': 'Link', 'x-component-props': { href: 'javascript:1' } },
      { 'x-component': 'Link', 'x-component-props': {} },
      ['unsafe-url /x-component-props/href'],
    ],
    [
      'a wrong prop',
      { 'x-component': 'Input', 'x-component-props': { maxLength: 'long', size: 'huge' } },
      { 'x-component': 'Input', 'x-component-props': {} },
      ['wrong-prop /x-component-props/maxLength', 'wrong-prop /x-component-props/size'],
    ],
    [
      'an unknown prop',
      { 'x-component': 'Input', 'x-component-props': { maxLenght: 3 } },
      { 'x-component': 'Input', 'x-component-props': {} },
      ['unknown-prop /x-component-props/maxLenght'],
    ],
    [
      'an expression as prop',
      { 'x-component': 'Input', 'x-component-props': { maxLength: '{{ 1 + 2 }}' } },
      { 'x-component': 'Input', 'x-component-props': { maxLength: '{{ 1 + 2 }}' } },
      [],
    ],
    [
      'an expression inside a prop',
      { 'x-component': 'Link', 'x-component-props': { items: [{ label: '{{ 1 }}' }] } },
      { 'x-component': 'Link', 'x-component-props': { items: [{ label: '{{ 1 }}' }] } },
      [],
    ],
    [
      'a wrong value inside a prop',
      { 'x-component': 'Link', 'x-component-props': { items: [{ label: 1 }] } },
      { 'x-component': 'Link', 'x-component-props': {} },
      ['wrong-prop /x-component-props/items'],
    ],
    [
      'null, which removes',
      { title: null, 'x-component-props': { maxLength: null } },
      { title: null, 'x-component-props': { maxLength: null } },
      [],
    ],
    [
      'conditions that are none take the safe side',
      { 'x-visible': 'false', 'x-hidden': 1, 'x-disabled': null, required: 'yes', 'x-permission': 5 },
      {
        'x-visible': false,
        'x-hidden': true,
        'x-disabled': true,
        required: false,
        'x-permission': 'pagewright:refused',
      },
      [
        'wrong-type /x-visible',
        'wrong-type /x-hidden',
        'wrong-type /x-disabled',
        'wrong-type /required',
        'wrong-value /x-permission',
      ],
    ],
    [
      'a reaction that reaches a prototype',
      {
        'x-reactions': {
          target: 'a.__proto__.b',
          when: '{{ true }}',
          run: 'x',
          fulfill: { state: { 'componentProps.__proto__.x': 1, visible: true } },
        },
      },
      { 'x-reactions': { when: '{{ true }}', fulfill: { state: { visible: true } } } },
      [
        'unsafe-name /x-reactions/target',
        'unknown-key /x-reactions/run',
        'unknown-key /x-reactions/fulfill/state/componentProps.__proto__.x',
      ],
    ],
    [
      'a wrong part of a reference',
      { 'x-ref': { model: 'base/customer', onDelete: 'drop' } },
      { 'x-ref': { model: 'base/customer' } },
      ['wrong-value /x-ref/onDelete'],
    ],
    ['a long text', { title: 'x'.repeat(5001) }, {}, ['text-too-long /title']],
  ])('%s', (_, input, node, found) => {
    const result = gateNode(input);
    expect({ node: result.node, found: result.found }).toEqual({ node, found });
  });

  it('names the value that is not one of the list, and the list, also where other types may stand there', () => {
    const columns = { columns: [{ key: 'a', statistics: 'total' }] };
    expect(gate('columns', columns, vocabulary, source).problems).toMatchObject([
      { code: 'wrong-value', message: '没有名为“total”的取值。', expected: '"sum"、"average"、true' },
    ]);
  });

  it('tells the nearest right name and what was expected', () => {
    expect(gateNode({ 'x-component': 'Imput', 'x-componet-props': {} }).problems).toMatchObject([
      { nearest: 'Input' },
      { nearest: 'x-component-props' },
    ]);
    expect(gateNode({ 'x-component': 'Input', 'x-component-props': { maxLength: 'a' } }).problems[0]?.expected).toBe(
      '整数',
    );
  });
});

describe('gate of a whole form', () => {
  it('refuses names that reach prototypes, and drops the envelope in silence', () => {
    const properties: JsonObject = JSON.parse('{"__proto__":{"title":"x"},"constructor":{},"a.b":{},"ok":{}}');
    const { body, problems } = gate(
      'form',
      { kind: 'form', formatVersion: 1, title: '表', properties },
      vocabulary,
      source,
    );
    expect(body).toEqual({ title: '表', properties: { ok: {} } });
    expect(problems.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['unsafe-name', '/properties/__proto__'],
      ['unsafe-name', '/properties/constructor'],
      ['unsafe-name', '/properties/a.b'],
    ]);
    expect(Reflect.get({}, 'title')).toBeUndefined();
  });

  it('drops unread what is kept for an export', () => {
    const kept: JsonObject = JSON.parse('{"constructor":{"x":"{{"},"deep":[[[[]]]]}');
    const node = { title: '名称', 'x-origin': kept };
    const { body, problems } = gate('form', { origin: kept, properties: { name: node } }, vocabulary, source);
    expect({ body, problems }).toEqual({ body: { properties: { name: { title: '名称' } } }, problems: [] });
  });

  it('stops at 30 levels and 2,000 nodes', () => {
    let deep: JsonObject = { type: 'void' };
    for (let level = 0; level < 60; level++) deep = { type: 'void', properties: { a: deep } };
    expect(gate('form', { properties: { a: deep } }, vocabulary, source).problems.map(({ code }) => code)).toEqual([
      'too-deep',
    ]);
    const many = Object.fromEntries(Array.from({ length: 2_010 }, (_, index) => [`f${index}`, {}]));
    const gated = gate('form', { properties: many }, vocabulary, source);
    expect(Object.keys(gated.body.properties ?? {})).toHaveLength(2_000);
    expect(gated.problems).toHaveLength(10);
  });

  it.each<[JsonValue | undefined]>([[null], [undefined], [[]], ['x'], [1]])('gives an empty body for %j', (body) => {
    expect(gate('form', body, vocabulary, source).body).toEqual({});
  });
});

describe('gate of a list', () => {
  it('drops a whole step that is unknown or wrong, and keeps its place', () => {
    const toolbar: JsonValue = [
      { title: '冻结', do: [{ confirm: '好吗' }, { requst: 'a/b' }, { request: 5 }, { request: '{{ "a/b" }}' }] },
    ];
    const { body, problems } = gate('list', { toolbar }, vocabulary, source);
    expect(body.toolbar).toEqual([
      { title: '冻结', do: [{ confirm: '好吗' }, null, null, { request: '{{ "a/b" }}' }] },
    ]);
    expect(problems).toMatchObject([
      { code: 'unknown-action', pointer: '/toolbar/0/do/1', nearest: 'request' },
      { code: 'wrong-arguments', pointer: '/toolbar/0/do/2' },
    ]);
  });

  it('keeps endpoints below the base', () => {
    const { body } = gate('list', { urls: { list: '//evil/x', delete: null, exportXls: '/a/b' } }, vocabulary, source);
    expect(body.urls).toEqual({ delete: null, exportXls: '/a/b' });
  });
});

it.each([
  ['https://example.com/a', []],
  ['/base/customer', []],
  ['{{ $record.site }}', []],
  ['javascript:alert(1)', ['unsafe-url']],
])('the link %s of a column is an address or an expression', (href, codes) => {
  const { body, problems } = gate(
    'list',
    { model: 'base/customer', columns: [{ key: 'name', href }] },
    vocabulary,
    source,
  );
  expect(problems.map(({ code }) => code)).toEqual(codes);
  const column = codes.length > 0 ? { key: 'name' } : { key: 'name', href };
  expect(body).toMatchObject({ columns: [column] });
});

describe('a node that the gate has seen', () => {
  const frozen = (node: JsonObject) => Object.freeze(node);
  const gated = (properties: JsonObject, known = vocabulary) => {
    const { body, problems } = gate('form', { properties }, known, source);
    return { properties: body['properties'] as JsonObject, codes: problems.map(({ code }) => code) };
  };

  it('comes out as the same object, wherever it stands beside others', () => {
    const node = frozen({ title: '名', 'x-component': 'Input' });
    const [first, second] = [gated({ a: node }), gated({ b: {}, c: node })];
    expect(second.properties['c']).toBe(first.properties['a']);
    expect(second.properties['c']).toEqual(node);
  });

  it('is refused and told of each time, where something is wrong with it', () => {
    const node = frozen({ 'x-component': 'iframe', title: '名' });
    for (const name of ['a', 'b']) {
      const { properties, codes } = gated({ [name]: node });
      expect([properties[name], codes]).toEqual([{ title: '名' }, ['unknown-widget']]);
    }
  });

  it('is looked at anew for other widgets, and when it is not frozen', () => {
    const node = frozen({ 'x-component': 'Input' });
    expect(gated({ a: node }).codes).toEqual([]);
    expect(gated({ a: node }, { ...vocabulary, widgets: {} }).codes).toEqual(['unknown-widget']);
    const open: JsonObject = { 'x-component': 'Input' };
    expect(gated({ a: open }).codes).toEqual([]);
    open['x-component'] = 'iframe';
    expect(gated({ a: open }).codes).toEqual(['unknown-widget']);
  });

  it('counts among the nodes of each form', () => {
    const node = frozen({ title: '名' });
    expect(gated({ a: node }).codes).toEqual([]);
    const many = Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`f${at}`, node]));
    const { properties, codes } = gated(many);
    expect([Object.keys(properties).length, codes]).toEqual([2_000, ['too-many-nodes']]);
  });
});
