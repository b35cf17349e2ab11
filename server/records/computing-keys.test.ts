import { describe, expect, test } from 'vitest';

import { vocabulary } from '../../generated/vocabulary.ts';
import modelFormat from '../../schemas/meta/model.schema.json' with { type: 'json' };
import type { RecordValues } from '../../src/engine/bill/index.ts';
import { evaluateForm, resolveForm } from '../../src/engine/form/index.ts';
import { commonFields, resolveModel } from '../../src/engine/model/index.ts';
import { documentSet } from '../../src/engine/model/testing/documents.ts';
import { lines, refusalOf, useRecords, type Caller } from './testing/record-fixture.ts';

const text = { type: 'string' };
const amount = { type: 'number', 'x-scale': 2 };
const model = (title: string, properties: object, more: object = {}) =>
  JSON.parse(JSON.stringify({ title, schema: { type: 'object', properties }, ...more }));
const transition = (name: string, from: string, to: string, more: object = {}) => ({
  name,
  title: name,
  from: [from],
  to,
  permission: 'examine',
  ...more,
});

const documents = documentSet({
  't/unit.model': model(
    '单位',
    {
      name: text,
      price: amount,
      day: { ...text, format: 'date' },
      parent: text,
      code: { ...text, 'x-number': { pattern: '{tree}' } },
    },
    { tree: { parent: 'parent' } },
  ),
  't/bill.model': model(
    '单',
    {
      code: { ...text, 'x-number': { pattern: 'B{seq:3}' } },
      unit: { ...text, 'x-ref': { model: 't/unit', copy: { price: 'price', day: 'day' } } },
      price: { ...amount, 'x-read-only': true },
      day: { ...text, format: 'date', 'x-read-only': true },
      owner: { ...text, default: '{{ $user.realname }}' },
      at: { ...text, format: 'date', default: '{{ $now }}' },
      qty: { type: 'number', 'x-scale': 3 },
      amount: { ...amount, 'x-value': '{{ $record.qty * $record.price }}' },
      due: { ...text, format: 'date', 'x-value': "{{ $record.day && $record.day + ' 10:00:00' }}" },
      lines: { type: 'array', 'x-child': { model: 't/line', parent: 'bill' } },
      rows: {
        type: 'array',
        'x-child': { model: 't/row', parent: 'bill' },
        'x-value': "{{ ['a', 'b'].map((name, at) => ({ name, qty: ($record.qty + at) / 3 })) }}",
      },
      total: { ...amount, 'x-value': '{{ sum($record.lines, l => l.amount) + sum($record.rows, r => r.twice) }}' },
      used: { ...amount, 'x-rollup': { from: 't/use', by: 'bill', sum: 'qty' } },
      status: { ...text },
      checkedBy: { ...text, 'x-read-only': true },
    },
    {
      states: {
        field: 'status',
        initial: 'draft',
        editable: ['draft'],
        transitions: [
          transition('examine', 'draft', 'examined', {
            set: { checkedBy: '{{ $user.username }}', qty: '{{ $record.qty + 1 }}' },
          }),
        ],
      },
      postings: [{ on: 'examine', into: 't/ledger', set: { unit: '{{ $record.unit }}', qty: '{{ $record.qty }}' } }],
      creates: [
        {
          name: 'use',
          title: '用',
          to: 't/use',
          permission: 'examine',
          set: { bill: '{{ $record.id }}', qty: '{{ $record.qty / 3 }}' },
        },
      ],
    },
  ),
  't/line.model': model('行', {
    bill: { ...text, 'x-ref': { model: 't/bill', copy: { owner: 'owner', amount: 'whole', code: 'billCode' } } },
    owner: { ...text, 'x-read-only': true },
    whole: { ...amount, 'x-read-only': true },
    billCode: { ...text, 'x-read-only': true },
    qty: { type: 'number', 'x-scale': 3, default: 1 },
    amount: { ...amount, 'x-value': '{{ $record.qty * $parent.price }}' },
  }),
  't/row.model': model('算出的行', {
    bill: text,
    name: text,
    qty: { type: 'number', 'x-scale': 3 },
    twice: { ...amount, 'x-value': '{{ $record.qty * 2 }}' },
  }),
  't/use.model': model(
    '用',
    {
      bill: { ...text, 'x-ref': { model: 't/bill', copy: { owner: 'owner' } } },
      owner: { ...text, 'x-read-only': true },
      qty: amount,
      half: { ...amount, 'x-value': '{{ $record.qty / 2 }}' },
    },
    { permission: 'bill' },
  ),
  't/ledger.model': model('账', {
    unit: text,
    qty: { type: 'number', 'x-scale': 3 },
    half: { ...amount, 'x-value': '{{ $record.qty / 2 }}' },
  }),
  't/stock.model': model(
    '余额',
    { unit: text, qty: { type: 'number', 'x-scale': 3 }, twice: { ...amount, 'x-value': '{{ $record.qty * 2 }}' } },
    { balanceOf: { model: 't/ledger', by: ['unit'], sum: ['qty'] } },
  ),
});
const models = new Map(
  [...documents.keys()].map((key) => key.slice(0, -'.model'.length)).map((id) => [id, resolveModel(id, documents)]),
);
const form = resolveForm('t/bill.model', documents, vocabulary);
const caller = useRecords(models, new Map([['t/bill', form]]));

const others = new Set([...commonFields.map(({ name }) => name), 'bill', 'code', 'billCode']);

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const own = Object.entries(value).filter(([name]) => !others.has(name));
  return Object.fromEntries(own.map(([name, inner]) => [name, plain(inner)]));
}

async function unitOf(records: Caller): Promise<string> {
  const unit = await records.add('t/unit', { name: '件', price: '2.50', day: '2024-05-01' });
  return String(unit['id']);
}

const input = (unit: string): RecordValues => ({ unit, qty: '10', lines: [{ qty: '2' }, {}] });
const expected = {
  price: '2.50',
  day: '2024-05-01',
  due: '2024-05-01',
  owner: '张三',
  at: '2024-05-06',
  qty: '10.000',
  amount: '25.00',
  total: '21.50',
  used: '0.00',
  status: 'draft',
  checkedBy: null,
  lines: [
    { qty: '2.000', amount: '5.00', owner: '张三', whole: '25.00' },
    { qty: '1.000', amount: '2.50', owner: '张三', whole: '25.00' },
  ],
  rows: [
    { name: 'a', qty: '3.333', twice: '6.67' },
    { name: 'b', qty: '3.667', twice: '7.33' },
  ],
};

const roads: Record<string, (records: Caller, unit: string) => Promise<unknown>> = {
  add: async (records, unit) => (await records.add('t/bill', input(unit)))['id'],
  edit: async (records, unit) => {
    const saved = await records.add('t/bill', { qty: '1' });
    return (await records.edit('t/bill', { ...input(unit), id: saved['id'] }))['id'];
  },
  'a save of what is there': async (records, unit) => {
    const saved = await records.add('t/bill', input(unit));
    return (await records.edit('t/bill', saved))['id'];
  },
  import: async (records, unit) => {
    const { lines: given = [], ...values } = input(unit);
    const rows = Array.isArray(given) ? given.map((line: RecordValues) => ({ values: line, labels: {} })) : [];
    const row = { row: 1, values, labels: {}, lines: { lines: rows } };
    const result = await records.engine.importRows('t/bill', [row], { matchBy: [], commit: 'all' }, records.context);
    expect(result.refused).toEqual([]);
    return (await records.list('t/bill')).records[0]?.['id'];
  },
  bulk: async (records, unit) => (await records.bulk('t/bill', [input(unit)]))[0],
};

describe('the same record comes out', () => {
  test.each(Object.keys(roads))('by %s', async (road) => {
    const records = caller();
    const unit = await unitOf(records);
    const id = await roads[road]?.(records, unit);
    const saved = await records.get('t/bill', id);
    expect(plain(saved)).toMatchObject(expected);
    expect(String(saved['code'])).toMatch(/^B\d{3}$/);
    expect(lines(saved).every((line) => line['billCode'] === saved['code'])).toBe(true);
    expect(lines(saved, 'rows')).toHaveLength(2);
  });

  test('as the preview of its page', async () => {
    const records = caller();
    const unit = await unitOf(records);
    const saved = await records.add('t/bill', input(unit));
    const { id: _id, amount: _amount, due: _due, total: _total, rows: _rows, ...typed } = saved;
    const preview = { ...typed, lines: lines(saved).map(({ qty }) => ({ qty })) };
    const { computed, problems } = evaluateForm(form, preview, { mode: 'create' });
    expect(problems).toEqual([]);
    const at = (path: string) => computed.get(path);
    expect({
      amount: at('amount'),
      due: at('due'),
      total: at('total'),
      lines: [0, 1].map((row) => ({
        amount: at(`lines.${row}.amount`),
        owner: at(`lines.${row}.owner`),
        whole: at(`lines.${row}.whole`),
      })),
      rows: [0, 1].map((row) => ({ twice: at(`rows.${row}.twice`) })),
    }).toEqual({
      amount: '25.00',
      due: '2024-05-01',
      total: '21.50',
      lines: expected.lines.map(({ qty: _qty, ...line }) => line),
      rows: expected.rows.map(({ twice }) => ({ twice })),
    });
    expect(at('rows')).toEqual(expected.rows.map(({ twice: _twice, ...row }) => row));
  });

  test('rows that are computed keep their ids, and are not what the client sends', async () => {
    const records = caller();
    const saved = await records.add('t/bill', { ...input(await unitOf(records)), rows: [{ name: 'x', qty: '9' }] });
    const again = await records.edit('t/bill', { id: saved['id'], qty: '1', rows: [] });
    expect(lines(again, 'rows').map(({ id }) => id)).toEqual(lines(saved, 'rows').map(({ id }) => id));
    expect(lines(again, 'rows')).toMatchObject([{ qty: '0.333' }, { qty: '0.667' }]);
  });

  test.each(['one by one', 'together'])(
    'by a transition, %s: its set, what is computed of it, its posting',
    async (way) => {
      const records = caller();
      const unit = await unitOf(records);
      const { id } = await records.add('t/bill', input(unit));
      if (way === 'together')
        await records.engine.transitionBatch('t/bill', 'examine', { ids: [String(id)] }, records.context);
      else await records.go('t/bill', id, 'examine');
      expect(await records.get('t/bill', id)).toMatchObject({
        status: 'examined',
        checkedBy: 'zhang',
        qty: '11.000',
        amount: '27.50',
        lines: [{ whole: '27.50' }, { whole: '27.50' }],
        rows: [{ qty: '3.667' }, { qty: '4.000' }],
      });
      expect((await records.list('t/ledger')).records).toMatchObject([{ unit, qty: '11.000', half: '5.50' }]);
      expect((await records.list('t/stock')).records).toMatchObject([{ unit, qty: '11.000', twice: '22.00' }]);
    },
  );

  test('by a creation: its draft is what its save stores, and its sum reaches the bill', async () => {
    const records = caller();
    const { id } = await records.add('t/bill', input(await unitOf(records)));
    const draft = await records.createFrom('t/bill', id, 'use');
    expect(draft).toMatchObject({ bill: id, owner: '张三', qty: '3.33', half: '1.67' });
    expect(await records.add('t/use', draft)).toMatchObject({ owner: '张三', qty: '3.33', half: '1.67' });
    expect(await records.get('t/bill', id)).toMatchObject({ used: '3.33' });
  });

  test('codes of a tree are the same by add and by many', async () => {
    const records = caller();
    const top = await records.add('t/unit', { name: '一' });
    expect(top).toMatchObject({ code: 'A01' });
    await records.bulk('t/unit', [{ name: '二', parent: top['id'] }]);
    expect((await records.list('t/unit', { name: '二' })).records).toMatchObject([{ code: 'A01A01' }]);
  });
});

const wrongFields: Record<string, object> = {
  day: { ...text, format: 'date' },
  time: { ...text, format: 'time' },
  number: amount,
  list: { type: 'array' },
};
const wrongDocuments = documentSet(
  Object.fromEntries(
    Object.entries(wrongFields).map(([key, field]) => [
      `w/${key}.model`,
      model(key, { name: text, made: { ...field, title: '算出', 'x-value': '{{ $record.name }}' } }),
    ]),
  ),
);
const wrong = useRecords(
  new Map(Object.keys(wrongFields).map((key) => [`w/${key}`, resolveModel(`w/${key}`, wrongDocuments)])),
);

test.each([
  ['day', '算出不是正确的日期（YYYY-MM-DD）'],
  ['time', '算出不是正确的时间（HH:mm:ss）'],
  ['number', '算出应为数字'],
  ['list', '算出应为列表'],
])('a formula that gives no %s is refused in words', async (key, words) => {
  const records = wrong();
  const refusal = await refusalOf(records.add(`w/${key}`, { name: '甲' }));
  expect(refusal).toMatchObject({ kind: 'invalid', message: `${words}，这个值由公式算出，请联系管理员` });
  expect(await records.add(`w/${key}`, {})).toMatchObject({ made: null });
});

test('a value that the database cannot read is refused in words where nothing is checked', async () => {
  const refusal = await refusalOf(wrong().bulk('w/day', [{ name: '甲' }]));
  expect(refusal.message).toBe('有的值不是字段的类型，无法保存，请联系管理员检查公式和默认值');
});

const gives = {
  field: ['default', 'x-scale', 'x-number', 'x-ref', 'x-child', 'x-value', 'x-rollup', 'x-read-only'],
  model: ['tree', 'states', 'postings', 'creates', 'balanceOf', 'schema'],
};
const givesNone = {
  field: [
    'type',
    'title',
    'description',
    'format',
    'enum',
    'minLength',
    'maxLength',
    'pattern',
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'exclusiveMaximum',
    'minItems',
    'maxItems',
    'items',
    'x-unique',
    'x-dict',
    'x-rules',
    'x-required-message',
    'x-range-message',
    'x-least-scale',
    'x-unit',
    'x-component',
    'x-component-props',
    'x-cell',
    'x-width',
    'x-hidden',
    'x-stored',
    'x-secret',
    'x-renamed-from',
  ],
  model: [
    '$schema',
    'kind',
    'formatVersion',
    'title',
    'description',
    'resource',
    'table',
    'permission',
    'stored',
    'shared',
    'page',
    'label',
    'indexes',
    'recycleBin',
    'reminders',
    'list',
    'form',
    'renamedFrom',
  ],
};

test('each key of the format is known to give a value, and used above, or to give none', () => {
  const { field } = modelFormat.definitions;
  expect(Object.keys(field.properties).sort()).toEqual([...gives.field, ...givesNone.field].sort());
  expect(Object.keys(modelFormat.properties).sort()).toEqual([...gives.model, ...givesNone.model].sort());
  const bodies = [...documents.keys()].map((key) => documents.get(key)?.body);
  for (const key of [...gives.field, ...gives.model]) expect(JSON.stringify(bodies)).toContain(`"${key}":`);
});
