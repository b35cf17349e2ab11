import { expect, test } from 'vitest';

import { emptyField, type ResolvedField } from '../model/index.ts';
import { defaultCell } from './default-cell.ts';

const options = [{ value: 1, label: '一' }];

test.each<[string, Partial<ResolvedField>, string, object?]>([
  ['the widget’s own cell', { type: 'integer', component: 'Rate' }, 'rating', {}],
  ['with the props that the cell takes', { component: 'Rate', componentProps: { count: 3 } }, 'rating', { count: 3 }],
  ['but names of values come first', { type: 'integer', component: 'Rate', options }, 'dictionary', {}],
  ['before the type', { type: 'number', component: 'Progress' }, 'progress', {}],
  ['a cell that comes before names, too', { component: 'ImageUpload', dictionary: 'level' }, 'image', {}],
  ['a cell with props of its own', { component: 'Markdown' }, 'formatted', { markup: 'markdown' }],
  [
    'a cell whose prop is given',
    { component: 'Picker', componentProps: { picker: 'a/b' } },
    'picked',
    { picker: 'a/b' },
  ],
  ['none where that is missing', { component: 'Picker' }, 'text', {}],
  [
    'a pair of values',
    { component: 'Switch', componentProps: { values: ['Y', 'N'] } },
    'boolean',
    { customValue: ['Y', 'N'] },
  ],
  [
    'the words of a switch',
    { type: 'boolean', component: 'Switch', componentProps: { checkedText: '启用', uncheckedText: '停用' } },
    'boolean',
    { trueText: '启用', falseText: '停用' },
  ],
  ['a switch without one, over a text', { component: 'Switch' }, 'text', {}],
  ['a day in a text', { component: 'Date' }, 'date', {}],
  ['a number that a day is kept as', { type: 'integer', component: 'Date' }, 'number', { scale: 0 }],
  [
    'names that a table has',
    { component: 'TreeSelect', componentProps: { dict: 'a,b,c' } },
    'chosen',
    { dictionary: 'a,b,c' },
  ],
  ['names that the widget has', { component: 'Area' }, 'chosen', { component: 'Area', props: {} }],
])('%s', (_, changes, cell, props) => {
  expect(defaultCell({ ...emptyField(), name: 'a', ...changes })).toMatchObject({ cell, props });
});

test('a host application’s own widget has the cell that it declares', () => {
  const widgets = { Stars: { title: '星级', props: {}, cell: { name: 'stars', width: 90 } } };
  const field = { ...emptyField(), name: 'a', component: 'Stars' };
  expect(defaultCell(field, widgets)).toEqual({ cell: 'stars', width: 90, props: {}, align: 'left' });
});
