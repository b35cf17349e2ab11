import { expect, test } from 'vitest';

import * as validators from '../../../generated/document-validators.js';
import { vocabulary } from '../../../generated/vocabulary.ts';
import type { JsonObject } from '../json/index.ts';
import { printDocument } from '../printer/print-document.ts';
import { checkDocuments } from './check-documents.ts';

const document = (kind: string, body: JsonObject): JsonObject => ({ kind, formatVersion: 1, title: '设备', ...body });

const base: Record<string, JsonObject> = {
  'a/machine.model.json': document('model', {
    schema: { type: 'object', properties: { name: { type: 'string', title: '名称' }, qty: { type: 'number' } } },
  }),
  'a/stop.request.json': document('request', {
    method: 'POST',
    path: '/sys/dict/back/{id}',
    body: { why: '{{ $args.why }}' },
  }),
  'a/machine.list.json': document('list', {
    model: 'a/machine',
    rowActions: [{ title: '停', do: { request: 'a/stop', args: { id: '{{ $record.id }}', why: '坏了' } } }],
  }),
};

function told(path: string, body: JsonObject): string[] {
  const files = Object.entries({ ...base, [path]: body });
  const { problems } = checkDocuments(
    files.map(([each, content]) => ({ path: each, file: each, text: printDocument(content) })),
    validators,
    vocabulary,
  );
  return problems
    .filter(({ code }) => code !== 'unused-document')
    .map(({ code, pointer, nearest = '' }) => `${code} ${pointer} ${nearest}`.trimEnd());
}

const list = (body: JsonObject) => document('list', { model: 'a/machine', ...body });
const step = (...steps: JsonObject[]) => list({ rowActions: [{ title: '停', do: steps }] });
const send = { request: 'a/stop', args: { id: '1', why: 'x' } };

test.each<[name: string, path: string, body: JsonObject, problems: string[]]>([
  [
    'an icon of a button',
    'a/machine.list.json',
    list({ toolbar: [{ title: '停', icon: 'relaod', do: send }] }),
    ['unknown-icon /toolbar/0/icon reload'],
  ],
  [
    'an icon of the menu',
    'app.app.json',
    document('app', { home: '/a', menu: [{ document: 'a/machine.list', title: '设备', icon: 'taem' }] }),
    ['unknown-icon /menu/0/icon team'],
  ],
  [
    'a call that no server has',
    'a/stop.request.json',
    document('request', { method: 'POST', path: '/sys/dict/bakc/{id}', body: { why: '{{ $args.why }}' } }),
    ['unknown-path /path /sys/dict/back/:id'],
  ],
  [
    'a call of a model',
    'a/machine.list.json',
    list({ urls: { list: '/a/machine/lst' } }),
    ['unknown-path /urls/list /a/machine/list'],
  ],
  [
    'a page',
    'a/machine.list.json',
    step({ navigate: '/a/machines' }, send),
    ['unknown-page /rowActions/0/do/0/navigate /a/machine'],
  ],
  ['an address elsewhere', 'a/machine.list.json', step({ navigate: 'https://example.com/a' }, send), []],
  [
    'an argument that the request does not read',
    'a/machine.list.json',
    step({ request: 'a/stop', args: { id: '1', why: 'x', wyh: 'y' } }),
    ['unknown-argument /rowActions/0/do/0/args/wyh why'],
  ],
  [
    'no argument for the path',
    'a/machine.list.json',
    step({ request: 'a/stop', args: { why: 'x' } }),
    ['missing-argument /rowActions/0/do/0/request'],
  ],
  [
    'an argument that nobody gives',
    'a/stop.request.json',
    document('request', { method: 'POST', path: '/sys/dict/back/{id}', body: { why: '{{ $args.why + $args.who }}' } }),
    ['expression-unknown-field /body/why why'],
  ],
  [
    'a prop that no component has, where none is named',
    'a/machine.list.json',
    list({ columns: [{ key: 'name', cellProps: { zqzq: true } }], toolbar: [{ title: '停', do: send }] }),
    ['unknown-key /columns/0/cellProps/zqzq'],
  ],
  [
    'a prop of a wrong type, where no component is named',
    'a/machine.list.json',
    list({ search: [{ field: 'name', componentProps: { allowClear: 7 } }], toolbar: [{ title: '停', do: send }] }),
    ['wrong-type /search/0/componentProps/allowClear'],
  ],
])('%s is told where it is wrong', (_, path, body, problems) => {
  expect(told(path, body)).toEqual(problems);
});
