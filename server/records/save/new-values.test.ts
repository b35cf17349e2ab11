import { describe, expect, test } from 'vitest';

import { vocabulary } from '../../../generated/vocabulary.ts';
import { resolveForm } from '../../../src/engine/form/index.ts';
import { resolveModel } from '../../../src/engine/model/index.ts';
import { documentSet } from '../../../src/engine/model/testing/documents.ts';
import { lines, refusalOf, useRecords } from '../testing/record-fixture.ts';

const text = { type: 'string' };
const search = (props: object) => ({
  ...text,
  title: '找到的',
  'x-component': 'SearchSelect',
  'x-component-props': { dictionary: 'customer_level', ...props },
});
const colours = ['red', { value: 'grey', label: '灰', disabled: true }];
const bodies = {
  'n/order.model': {
    title: '单',
    schema: {
      type: 'object',
      required: ['needed'],
      properties: {
        level: { ...text, title: '等级', 'x-dict': 'customer_level' },
        levels: { type: 'array', title: '等级们', 'x-dict': 'customer_level' },
        found: search({}),
        several: search({ multiple: true }),
        free: search({ allowInput: true }),
        colour: { ...text, title: '颜色', enum: colours },
        urgent: { type: 'boolean' },
        fee: { type: 'number', 'x-scale': 2, default: 8 },
        needed: { ...text, default: 'x' },
        kept: { ...text, default: 'y' },
        secret: { ...text, default: 'z' },
        total: { type: 'number', 'x-scale': 2, 'x-value': '{{ 1 + $record.fee }}' },
        lines: { type: 'array', 'x-child': { model: 'n/line', parent: 'order' } },
      },
    },
  },
  'n/line.model': {
    title: '行',
    schema: { type: 'object', properties: { order: text, kind: text, note: { ...text, default: 'n' } } },
  },
  'n/order.form': {
    title: '单',
    model: 'n/order',
    properties: {
      level: {},
      levels: {},
      colour: {},
      urgent: {},
      fee: { 'x-visible': '{{ $record.urgent }}' },
      needed: { 'x-visible': '{{ $record.urgent }}' },
      kept: { 'x-hidden': true },
      secret: { 'x-permission': 'n:secret' },
      lines: { items: { properties: { kind: {}, note: { 'x-visible': "{{ $line.kind == 'a' }}" } } } },
    },
  },
};
const documents = documentSet(JSON.parse(JSON.stringify(bodies)));
const models = new Map(['n/order', 'n/line'].map((id) => [id, resolveModel(id, documents)]));
const caller = useRecords(models, new Map([['n/order', resolveForm('n/order.form', documents, vocabulary)]]));

describe('items that are disabled', () => {
  test.each([
    [{ level: 'z' }, '等级不是允许的选项'],
    [{ levels: ['a', 'z'] }, '等级们不是允许的选项'],
    [{ colour: 'grey' }, '颜色不是允许的选项'],
  ])('%j is refused as a new choice', async (input, message) => {
    expect(await refusalOf(caller().add('n/order', input))).toMatchObject({ message });
  });

  test('stay where they were chosen before', async () => {
    const records = caller();
    const [id] = await records.bulk('n/order', [{ level: 'z', levels: ['z'], colour: 'grey', needed: 'x' }]);
    const saved = await records.edit('n/order', { id, level: 'z', levels: ['z', 'a'], colour: 'grey', kept: 'k' });
    expect(saved).toMatchObject({ level: 'z', levels: ['z', 'a'], colour: 'grey', kept: 'k' });
  });
});

describe('a dictionary that only the widget names', () => {
  test.each([[{ found: 'nothing' }], [{ found: 'z' }], [{ several: 'a,nothing' }]])('refuses %j', async (input) => {
    expect(await refusalOf(caller().add('n/order', input))).toMatchObject({ message: '找到的不是允许的选项' });
  });

  test('takes its items, and other texts where the widget takes them', async () => {
    const input = { found: 'a', several: 'a,b', free: 'other' };
    expect(await caller().add('n/order', input)).toMatchObject(input);
  });
});

describe('the default of a field that its form does not show', () => {
  test('is not stored, nor counted', async () => {
    expect(await caller().add('n/order', {})).toMatchObject({ fee: null, total: '1.00' });
    expect(await caller().add('n/order', { urgent: true })).toMatchObject({ fee: '8.00', total: '9.00' });
  });

  test('is not stored in a row', async () => {
    const saved = await caller().add('n/order', { lines: [{ kind: 'a' }, { kind: 'b' }] });
    expect(lines(saved)).toMatchObject([{ note: 'n' }, { note: null }]);
  });

  test('stays where the model needs it, where it is hidden but saved, or hidden from this person only', async () => {
    expect(await caller().add('n/order', {})).toMatchObject({ needed: 'x', kept: 'y', secret: 'z' });
  });
});

describe('a stored value that the new values hide in its form', () => {
  const urgent = { urgent: true, fee: '5', needed: 'n', kept: 'k', secret: 's', lines: [{ kind: 'a', note: 'x' }] };

  test('is cleared where the call does not send it, and computed values follow', async () => {
    const records = caller();
    const added = await records.add('n/order', urgent);
    const [{ id: row } = {}] = lines(added);
    const saved = await records.edit('n/order', { id: added['id'], urgent: false, lines: [{ id: row, kind: 'b' }] });
    expect(saved).toMatchObject({ fee: null, total: '1.00', needed: 'n', kept: 'k', secret: 's' });
    expect(lines(saved)).toMatchObject([{ kind: 'b', note: null }]);
  });

  test('stays where the call sends it', async () => {
    const records = caller();
    const { id } = await records.add('n/order', urgent);
    expect(await records.edit('n/order', { id, urgent: false, fee: '6' })).toMatchObject({ fee: '6.00' });
  });
});
