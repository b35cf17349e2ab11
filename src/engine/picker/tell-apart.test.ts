import fc from 'fast-check';
import { expect, test } from 'vitest';

import { tellApart } from './tell-apart.ts';

const bolt = (value: string, code: string, specification: string) => {
  return { value, code, text: '六角螺栓', record: { id: value, name: '六角螺栓', specification, price: '1.00' } };
};

test('choices of one name are told apart by their code and by what differs in their records', () => {
  const told = tellApart([bolt('1', 'M-001', 'M8×30'), bolt('2', 'M-002', 'M10×40')]);
  expect([...told]).toEqual([
    ['1', 'M-001 · M8×30'],
    ['2', 'M-002 · M10×40'],
  ]);
});

test.each([
  ['a name that does not repeat has its code alone', [bolt('1', 'M-001', 'M8×30')], ['M-001']],
  ['a code that is the name says nothing more', [{ value: '1', text: 'A', code: 'A' }], []],
  ['the mark of the server once', [{ ...bolt('1', 'M-001', 'M8'), mark: 'M-001 · M8' }], ['M-001 · M8']],
  ['without a code, what differs', [{ ...bolt('1', '', 'M8'), code: undefined }, bolt('2', 'M-2', 'M8')], ['M-2']],
])('%s', (_, choices, expected) => {
  expect([...tellApart(choices).values()]).toEqual(expected);
});

test('choices whose codes differ are told apart, whatever their names', () => {
  const choice = fc.record({ value: fc.uuid(), text: fc.constantFrom('a', 'b'), code: fc.uuid() });
  fc.assert(
    fc.property(fc.uniqueArray(choice, { selector: ({ code }) => code }), (choices) => {
      const told = tellApart(choices);
      expect(new Set(choices.map(({ text, value }) => `${text} ${told.get(value)}`)).size).toBe(choices.length);
    }),
  );
});
