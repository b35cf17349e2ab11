import { expect, test } from 'vitest';

import type { JsonObject } from '../json/index.ts';
import { findOpenPageMistakes } from './open-pages.ts';

const host = (part: string): JsonObject => ({ 'x-component': 'HostPart', 'x-component-props': { part } });
const area = (properties: JsonObject): JsonObject => ({ 'x-component': 'Grid', properties });

function mistakesOf(properties: JsonObject, id = 'system/sign-in') {
  return findOpenPageMistakes({
    key: `${id}.screen`,
    id,
    kind: 'screen',
    hash: '',
    problems: [],
    body: { properties },
  });
}

test.each<[string, JsonObject, object]>([
  ['a part', { by: host('sign-in-acount') }, { pointer: '/by/x-component-props/part', nearest: 'sign-in-account' }],
  ['a part of another page', { form: host('register-form') }, { pointer: '/form/x-component-props/part' }],
  ['a way that is a tab', { by: host('sign-in-qr') }, { pointer: '/by/x-component-props/part' }],
  ['a component', { text: { 'x-component': 'Txet' } }, { pointer: '/text/x-component', nearest: 'Text' }],
  ['a component that needs the runtime', { list: { 'x-component': 'ListPart' } }, { pointer: '/list/x-component' }],
  [
    'a prop',
    { text: { 'x-component': 'Text', 'x-component-props': { tone: 'danger' } } },
    { pointer: '/text/x-component-props/tone' },
  ],
  ['a key', { text: { 'x-component': 'Text', 'x-visible': false } }, { pointer: '/text/x-visible', atKey: true }],
  [
    'an expression',
    { text: { 'x-component': 'Text', 'x-component-props': { text: '{{ $user.id }}' } } },
    { pointer: '/text/x-component-props/text' },
  ],
  [
    'a button that does more than lead',
    { go: { 'x-component': 'ActionButton', 'x-actions': { press: [{ request: 'a/b' }] } } },
    { pointer: '/go/x-actions' },
  ],
])('before the sign-in %s is told that nobody draws there', (_, nodes, expected) => {
  const found = mistakesOf({ page: area({ account: host('sign-in-account'), ...nodes }) });
  const { pointer, ...rest } = { pointer: '', ...expected };
  expect(found).toMatchObject([{ code: 'open-page', pointer: `/properties/page/properties${pointer}`, ...rest }]);
});

test('an area of another name and a page without its part are told; other screens may have anything', () => {
  const page = { pgae: area({ account: host('sign-in-account') }) };
  expect(mistakesOf(page)).toMatchObject([{ pointer: '/properties/pgae', nearest: 'page' }]);
  expect(mistakesOf({ page: area({}) })).toMatchObject([{ pointer: '/properties' }]);
  expect(mistakesOf({ page: host('sign-in-account') })).toMatchObject([{ pointer: '/properties/page/x-component' }]);
  expect(mistakesOf({ anything: { 'x-component': 'ListPart' } }, 'system/help')).toEqual([]);
});
