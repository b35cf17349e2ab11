import { describe, expect, it } from 'vitest';

import type { JsonObject } from '../../schema/json/index.ts';
import { evaluateForm } from '../form/index.ts';
import { resolvePage } from '../kinds/index.ts';
import { documentSet } from '../model/testing/documents.ts';
import { vocabulary } from '../model/testing/vocabulary.ts';
import { resolveScreen } from './resolve-screen.ts';

const resolve = (body: JsonObject) =>
  resolveScreen('a/b.screen', documentSet({ 'a/b.screen': { kind: 'screen', formatVersion: 1, ...body } }), vocabulary);
const link = (props: JsonObject = {}) => ({ type: 'void', 'x-component': 'Link', 'x-component-props': props });

describe('resolveScreen', () => {
  it('is a tree of layout and content', () => {
    const inside = { _link: link({ href: '/a' }) };
    const screen = resolve({
      title: '首页',
      permission: 'a:b',
      paper: { size: 'A5', landscape: true },
      properties: { _box: { type: 'void', title: '入口', 'x-component': 'Section', properties: inside } },
    });
    expect(screen).toMatchObject({
      document: 'a/b.screen',
      title: '首页',
      permission: 'a:b',
      paper: { size: 'A5', landscape: true, repeatHeader: false },
      problems: [],
    });
    expect(screen.form.nodes).toMatchObject([
      { kind: 'layout', component: 'Section', title: '入口', children: [{ kind: 'layout', props: { href: '/a' } }] },
    ]);
  });

  it.each<[string, JsonObject, string, string]>([
    [
      'a widget that nobody registered',
      { _a: { type: 'void', 'x-component': 'Lnik' } },
      'unknown-widget',
      '/properties/_a/x-component',
    ],
    ['a field', { name: { type: 'string' } }, 'field-in-screen', '/properties/name'],
    ['a field by its widget', { name: { 'x-component': 'Input' } }, 'field-in-screen', '/properties/name'],
    ['a name that reaches a prototype', { constructor: {} }, 'unsafe-name', '/properties/constructor'],
  ])('%s is a card in its place, and the rest is drawn', (_, wrong, code, pointer) => {
    const screen = resolve({ title: 'x', properties: { ...wrong, _link: link() } });
    const nodes = screen.form.nodes;
    expect(nodes.map(({ kind }) => kind).toSorted()).toEqual(['layout', 'problem']);
    expect(nodes.find(({ kind }) => kind === 'problem')).toMatchObject({ problem: { code, pointer } });
    expect(screen.problems).toMatchObject([{ code, pointer }]);
  });

  it('has conditions and props by expression', () => {
    const screen = resolve({
      title: 'x',
      properties: { _a: { ...link({ href: "{{ '/u/' + $user.id }}" }), 'x-visible': "{{ $user.username == 'li' }}" } },
    });
    const user = { id: '7', username: 'li', realname: '李' };
    expect(evaluateForm(screen.form, {}, { user }).states.get('_a')).toMatchObject({
      visible: true,
      props: { href: '/u/7' },
    });
    expect(evaluateForm(screen.form, {}).states.get('_a')).toMatchObject({ visible: false });
  });

  it('one that does not exist says so', () => {
    expect(resolveScreen('no/such.screen', documentSet({}), vocabulary)).toMatchObject({
      form: { nodes: [] },
      problems: [{ code: 'unknown-document', document: 'no/such.screen' }],
    });
  });

  it.each([
    [undefined, 'screen'],
    [new Set(['a:b']), 'screen'],
    [new Set<string>(), 'problem'],
  ])('as a page for a person with %o', (permissions, kind) => {
    const set = documentSet({ 'a/b.screen': { title: 'x', permission: 'a:b', properties: {} } });
    expect(resolvePage('a/b.screen', set, vocabulary, permissions && { permissions }).kind).toBe(kind);
  });
});
