import { expect, test } from 'vitest';

import { parseJson } from '../json/index.ts';
import { changedText } from './changed-text.ts';

const patches = [
  { op: 'set' as const, path: ['columns', 1], value: 'grade' },
  { op: 'move' as const, from: ['where', 'level'], to: ['where'], index: 0, key: 'grade' },
];

test.each([
  [
    'a canonical text stays so',
    '{ "columns": ["name", "level"], "where": { "level": "level" } }\n',
    '{ "columns": ["name", "grade"], "where": { "grade": "level" } }\n',
  ],
  [
    'in another layout nothing else changes',
    '{\t"columns": [ "name","l\\u0065vel" ],\r\n\r\n "where": {"level":"l\\u0065vel"}}',
    '{\t"columns": [ "name","grade" ],\r\n\r\n "where": {"grade":"l\\u0065vel"}}',
  ],
])('%s', (_, text, expected) => {
  expect(changedText(text, parseJson(text).value ?? null, patches)).toBe(expected);
});

test('a text of an older format is printed as it is read now', () => {
  const body = { kind: 'list', columns: ['name', 'level'], where: { level: 'level' } };
  expect(changedText('{"columns": ["name", "level"]}', body, patches)).toBe(
    '{ "kind": "list", "columns": ["name", "grade"], "where": { "grade": "level" } }\n',
  );
});

test('what is set below a renamed key is found under its former name, in any layout', () => {
  const text = '{"properties": {"a": {},\n "qty": {"former": ["n"], "width": 1}}, "list":1}';
  const renamed = [
    { op: 'move' as const, from: ['properties', 'qty'], to: ['properties'], index: 1, key: 'n' },
    { op: 'set' as const, path: ['properties', 'n', 'former'], value: ['qty'] },
  ];
  expect(changedText(text, parseJson(text).value ?? null, renamed)).toBe(
    '{"properties": {"a": {},\n "n": {"former": ["qty"], "width": 1}}, "list":1}',
  );
});
