import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { selectionOf } from './option-values.ts';

const options = [
  { value: 1, label: '启用' },
  { value: 2, label: '停用', disabled: true },
  { value: 'x', label: '其他' },
];

describe('what is chosen of a list of options', () => {
  test.each<[what: string, field: Parameters<typeof selectionOf>[0], chosen: string[], text: string]>([
    ['nothing', { value: null, options }, [], ''],
    ['an empty text', { value: '', options, multiple: true }, [], ''],
    ['one, as the wire has it', { value: '1', options }, ['1'], '启用'],
    ['several in a text', { value: '1,x', options, multiple: true }, ['1', 'x'], '启用、其他'],
    ['several in an array', { value: [1, 2], options, multiple: true }, ['1', '2'], '启用、停用'],
    ['a comma in a single value', { value: '1,x', options }, ['1,x'], '1,x'],
    ['one that is no option, by the server’s name', { value: '9', options, valueText: '作废' }, ['9'], '作废'],
    [
      'several, one of them no option',
      { value: '1,9', options, multiple: true, valueText: '作废' },
      ['1', '9'],
      '启用、9',
    ],
  ])('%s', (_what, field, chosen, text) => {
    expect([selectionOf(field).chosen, selectionOf(field).text]).toEqual([chosen, text]);
  });

  test('a value that is no option stands among the choices and cannot be chosen again', () => {
    const { choices } = selectionOf({ value: '9', options, valueText: '作废' });
    expect(choices.map(({ value, disabled }) => [value, disabled])).toEqual([
      ['1', undefined],
      ['2', true],
      ['x', undefined],
      ['9', true],
    ]);
  });
});

describe('the value for what was chosen', () => {
  test.each<[next: string | string[] | null | undefined, value: unknown]>([
    [null, null],
    [undefined, null],
    [[], null],
    ['', null],
    ['1', 1],
    ['x', 'x'],
    ['9', '9'],
    [['1', 'x'], '1,x'],
  ])('%j is %j', (next, value) => {
    expect(selectionOf({ value: null, options, multiple: true }).valueFor(next)).toEqual(value);
  });

  test('is an array where the field is one', () => {
    expect(selectionOf({ value: null, options, joined: false }).valueFor(['1', 'x'])).toEqual([1, 'x']);
  });

  test('is chosen again, whichever way several are stored', () => {
    const some = fc.uniqueArray(fc.constantFrom('1', '2', 'x', '9'), { minLength: 1 });
    fc.assert(
      fc.property(some, fc.boolean(), (next, joined) => {
        const field = { options, joined, multiple: true };
        const value = selectionOf({ ...field, value: null }).valueFor(next);
        expect(selectionOf({ ...field, value }).chosen).toEqual(next);
      }),
    );
  });
});
