import { describe, expect, it } from 'vitest';

import type { JsonObject } from '../../schema/json/index.ts';
import { documentSet, sales } from '../model/testing/documents.ts';
import { vocabulary } from '../model/testing/vocabulary.ts';
import type { EvaluationContext, NodeState } from '../resolve/index.ts';
import { evaluateForm, resolveForm } from './index.ts';

const resolve = (body: JsonObject, model?: string, more: Record<string, JsonObject> = {}) =>
  resolveForm(
    { document: 'a/b.form', pointer: '', body, ...(model !== undefined && { model }) },
    documentSet({ ...sales, ...more }),
    vocabulary,
  );
const one = (node: JsonObject, values: Record<string, unknown> = {}, context: EvaluationContext = {}) => {
  const form = resolve({ properties: { a: { type: 'string', title: '甲', ...node } } });
  const evaluation = evaluateForm(form, values, context);
  return { ...evaluation, state: evaluation.states.get('a') };
};
const flags = (state: NodeState | undefined) =>
  state && {
    visible: state.visible,
    hidden: state.hidden,
    disabled: state.disabled,
    readOnly: state.readOnly,
    required: state.required,
  };
const plain = { visible: true, hidden: false, disabled: false, readOnly: false, required: false };

const point = (action: string, status?: string) => ({ action, type: '2', ...(status !== undefined && { status }) });

describe('states', () => {
  it.each(['$record.a == null', '$values.a == null', '$value == null', '!$record.a'])(
    'an emptied text is null, as it is stored: %s',
    (condition) => {
      const { state } = one({ required: `{{ ${condition} }}` }, { a: '' });
      expect(state?.required).toBe(true);
    },
  );

  it.each<[string, JsonObject, Record<string, unknown>, EvaluationContext, Partial<NodeState>, string[]]>([
    ['nothing said', {}, {}, {}, {}, []],
    [
      'hidden by a condition',
      { 'x-visible': '{{ $values.b > 1 }}' },
      { b: 1 },
      {},
      { visible: false },
      ['“甲”不显示：条件 {{ $values.b > 1 }} 不成立。'],
    ],
    ['shown by a condition', { 'x-visible': '{{ $values.b > 1 }}' }, { b: 2 }, {}, {}, []],
    ['kept but hidden', { 'x-hidden': true }, {}, {}, { hidden: true }, ['“甲”隐藏：文档这样规定。']],
    [
      'required by a condition',
      { required: '{{ $mode == "create" }}' },
      {},
      { mode: 'create' },
      { required: true },
      ['“甲”必填：条件 {{ $mode == "create" }} 成立。'],
    ],
    [
      'disabled by its own value',
      { 'x-disabled': '{{ $value == "x" }}' },
      { a: 'x' },
      {},
      { disabled: true },
      ['“甲”禁用：条件 {{ $value == "x" }} 成立。'],
    ],
    [
      'no permission',
      { 'x-permission': 'p:q' },
      {},
      { permissions: new Set() },
      { visible: false },
      ['“甲”不显示：没有权限“p:q”。'],
    ],
    [
      'editing under control, not held',
      { 'x-permission': 'p:q' },
      {},
      { permissions: new Set(), authority: { auth: [], allAuth: [point('p:q', '1')] } },
      { disabled: true },
      ['“甲”禁用：没有权限“p:q”。'],
    ],
    [
      'editing under control, held',
      { 'x-permission': 'p:q' },
      {},
      { permissions: new Set(), authority: { auth: [point('p:q')], allAuth: [point('p:q', '1')] } },
      {},
      [],
    ],
    [
      'a control of editing that is off',
      { 'x-permission': 'p:q' },
      {},
      { permissions: new Set(), authority: { auth: [], allAuth: [point('p:q', '0')] } },
      {},
      [],
    ],
    [
      'locked by the list of the page',
      { 'x-permission': 'p:q' },
      {},
      { permissions: new Set(), authority: { auth: [point('p:q')], allAuth: [], permissionList: [point('p:q')] } },
      { disabled: true },
      ['“甲”禁用：没有权限“p:q”。'],
    ],
    ['permission held', { 'x-permission': 'p:q' }, {}, { permissions: new Set(['p:q']) }, {}, []],
    ['detail', {}, {}, { mode: 'detail' }, { readOnly: true }, ['“甲”只读：正在查看详情。']],
    [
      'the signed-in person',
      { 'x-visible': '{{ $user.username == "li" && $route.tab == "1" }}' },
      {},
      { user: { id: '1', username: 'li', realname: '李' }, route: { tab: '1' } },
      {},
      [],
    ],
    ['a condition that is none', { 'x-visible': 'yes' }, {}, {}, { visible: false }, ['“甲”不显示：文档这样规定。']],
  ])('%s', (_, node, values, context, expected, reasons) => {
    const { state } = one(node, values, context);
    expect(flags(state)).toEqual({ ...plain, ...expected });
    expect(state?.reasons.map(({ text }) => text)).toEqual(reasons);
  });

  it.each<[string, JsonObject, Partial<NodeState>]>([
    ['visible', { 'x-visible': '{{ $nosuch.a }}' }, { visible: false }],
    ['hidden', { 'x-hidden': '{{ (( }}' }, { hidden: true }],
    ['disabled', { 'x-disabled': '{{ $values.a.b.c }}' }, { disabled: true }],
    ['readOnly', { 'x-read-only': '{{ nosuch() }}' }, { readOnly: true }],
    ['required', { required: '{{ $nosuch }}' }, {}],
    ['value', { 'x-value': '{{ $nosuch }}' }, { readOnly: true }],
    [
      'a reaction',
      { 'x-reactions': { when: '{{ $nosuch }}', fulfill: { state: { visible: true, disabled: false } } } },
      { visible: false, disabled: true },
    ],
  ])('a failing expression of %s leaves the safe side and says so', (_, node, expected) => {
    const { state, failures } = one(node, {});
    expect(flags(state)).toEqual({ ...plain, ...expected });
    expect(failures).toMatchObject([{ severity: 'error', code: 'expression-failed', document: 'a/b.form' }]);
  });

  it('pass from a group to what is in it', () => {
    const form = resolve({
      properties: {
        box: {
          type: 'void',
          title: '更多',
          'x-visible': '{{ $values.more }}',
          'x-disabled': true,
          properties: { a: { type: 'string', title: '甲', required: true } },
        },
      },
    });
    const { states, problems } = evaluateForm(form, { more: false });
    expect(states.get('box.a')).toMatchObject({ visible: false, disabled: true });
    expect(states.get('box.a')?.reasons.map(({ text }) => text)).toContain('“甲”不显示：它所在的“更多”不显示。');
    expect(problems).toEqual([]);
  });

  it('reactions set the states, texts and options of their target', () => {
    const form = resolve({
      properties: {
        kind: {
          type: 'string',
          'x-reactions': [
            {
              target: 'city',
              when: '{{ $values.kind == "a" }}',
              fulfill: {
                state: {
                  required: true,
                  title: '{{ $values.kind }}',
                  dataSource: [{ value: 1, label: '{{ $form }}' }],
                },
              },
              otherwise: { state: { visible: false } },
            },
          ],
        },
        city: { type: 'string', title: '城市' },
      },
    });
    const held = evaluateForm(form, { kind: 'a' }).states.get('city');
    expect(held).toMatchObject({
      visible: true,
      required: true,
      title: '{{ $values.kind }}',
      options: [{ value: 1, label: '{{ $form }}' }],
    });
    expect(held?.reasons[0]?.text).toBe('“城市”必填：联动条件 {{ $values.kind == "a" }} 成立。');
    const not = evaluateForm(form, { kind: 'b' }).states.get('city');
    expect(not?.reasons[0]?.text).toBe('“城市”不显示：联动条件 {{ $values.kind == "a" }} 不成立。');
  });
});

describe('computed values', () => {
  const form = resolveForm('sales/order.model', documentSet(sales), vocabulary);

  it('of lines first, then what sums them; decimals as text', () => {
    const { computed, states, failures } = evaluateForm(form, {
      lines: [
        { qty: '2.000', price: '3.35' },
        { qty: 0.1, price: '0.2' },
      ],
    });
    expect(Object.fromEntries(computed)).toEqual({
      'lines.0.amount': '6.70',
      'lines.1.amount': '0.02',
      amount: '6.72',
    });
    expect(states.get('amount')?.value).toBe('6.72');
    expect(states.get('amount')?.reasons.at(-1)?.text).toContain('算出');
    expect(failures).toEqual([]);
  });

  it('come in the order of their dependence, whatever the order of fields', () => {
    const chain = resolve({
      properties: {
        c: { type: 'integer', 'x-value': '{{ $values.b * 2 }}' },
        b: { type: 'integer', 'x-value': '{{ $values.a + 1 }}' },
        a: { type: 'integer' },
      },
    });
    expect(Object.fromEntries(evaluateForm(chain, { a: 1 }).computed)).toEqual({ b: 2, c: 4 });
  });

  it('in a circle are undefined, the others not', () => {
    const circle = resolve({
      properties: {
        a: { type: 'integer', 'x-value': '{{ $values.b }}' },
        b: { type: 'integer', 'x-value': '{{ $values.a }}' },
        c: { type: 'integer', 'x-value': '{{ 1 + 1 }}' },
      },
    });
    const { computed, failures } = evaluateForm(circle, { a: 5, b: 6 });
    expect([computed.get('a'), computed.get('b'), computed.get('c')]).toEqual([undefined, undefined, 2]);
    expect(failures.map(({ code }) => code)).toEqual(['cycle']);
  });

  it('that fail are undefined, those that are no number null', () => {
    const broken = resolve({
      properties: {
        a: { type: 'number', 'x-scale': 2, 'x-value': '{{ $values.t / 0 }}' },
        b: { type: 'number', 'x-value': '{{ $values.x.y.z }}' },
      },
    });
    const { computed } = evaluateForm(broken, { t: 1 });
    expect([computed.get('a'), computed.get('b')]).toEqual([null, undefined]);
  });

  it('of a row may read the record, and a sum over rows another of their values', () => {
    const total = {
      properties: {
        lines: {
          items: {
            type: 'object',
            properties: {
              qty: {},
              share: {
                type: 'number',
                'x-scale': 2,
                'x-value': '{{ $record.amount == 0 ? 0 : $line.amount / $record.amount }}',
              },
            },
          },
        },
      },
    } satisfies JsonObject;
    const { computed, failures } = evaluateForm(resolve(total, 'sales/order'), {
      lines: [
        { qty: '1', price: '1' },
        { qty: '3', price: '1' },
      ],
    });
    expect([computed.get('amount'), computed.get('lines.0.share'), computed.get('lines.1.share')]).toEqual([
      '4.00',
      '0.25',
      '0.75',
    ]);
    expect(failures).toEqual([]);
  });

  it('of a line model see the row as their record, and its owner as $parent', () => {
    const line: JsonObject = {
      title: '行',
      schema: {
        type: 'object',
        properties: {
          orderId: { type: 'string' },
          qty: { type: 'integer' },
          twice: { type: 'integer', 'x-value': '{{ $record.qty * 2 + $parent.extra }}' },
        },
      },
    };
    const bill: JsonObject = {
      title: '单',
      schema: {
        type: 'object',
        properties: {
          sum: { type: 'integer', 'x-value': '{{ sum($record.rows, r => r.twice) }}' },
          extra: { type: 'integer', 'x-value': '{{ 1 }}' },
          rows: { type: 'array', 'x-child': { model: 'x/line', parent: 'orderId' } },
        },
      },
    };
    const form = resolveForm('x/bill.model', documentSet({ 'x/bill.model': bill, 'x/line.model': line }), vocabulary);
    expect(Object.fromEntries(evaluateForm(form, { rows: [{ qty: 1 }, { qty: 2 }] }).computed)).toEqual({
      extra: 1,
      'rows.0.twice': 3,
      'rows.1.twice': 5,
      sum: 8,
    });
  });

  it('leave the values they were given alone', () => {
    const values = { lines: [{ qty: '1', price: '2' }] };
    evaluateForm(form, values);
    expect(values).toEqual({ lines: [{ qty: '1', price: '2' }] });
  });
});

describe('problems of values', () => {
  const rules: JsonObject = { rules: [{ name: 'short', message: '{title}太长', maxLength: 3 }] };
  const form = resolve(
    {
      model: 'sales/order',
      rules: [
        { when: '{{ $record.amount < 100 }}', message: '金额太大', field: 'amount' },
        { when: '{{ $nosuch }}', message: '坏规则' },
        { when: '{{ $record.contactPhone != null }}', message: '最好写电话', severity: 'warning' },
      ],
      properties: {
        customer: { title: '买方', 'x-rules': ['short'] },
        billDate: { 'x-visible': '{{ $values.dated }}' },
        lines: {
          'x-columns': [
            'material',
            { key: 'qty', validateRules: [{ when: '{{ $value < 50 }}', message: '一行不超过 50' }] },
            { key: 'price', validateRules: [{ required: true }] },
          ],
          items: { type: 'object', properties: { material: { 'x-visible': '{{ $line.qty > 0 }}' }, price: {} } },
        },
      },
    },
    undefined,
    { 'base/all.rules': rules },
  );
  const found = (values: Record<string, unknown>) =>
    evaluateForm(form, values).problems.map(({ path, severity, message }) => `${path} ${severity} ${message}`);

  it.each<[string, Record<string, unknown>, string[]]>([
    [
      'required, only where it shows',
      { lines: [{ material: 'm', qty: '1', price: '1' }] },
      ['customer error 请选择买方'],
    ],
    [
      'a shown date',
      { customer: 'c', dated: true, lines: [{ material: 'm', qty: '1', price: '1' }] },
      ['billDate error 请选择日期'],
    ],
    [
      'a named rule',
      { customer: 'long', lines: [{ material: 'm', qty: '1', price: '1' }] },
      ['customer error 买方太长'],
    ],
    ['no lines', { customer: 'c' }, ['lines error 明细至少要有1行']],
    [
      'rows by their columns and states',
      {
        customer: 'c',
        lines: [
          { qty: '60', material: 'm' },
          { qty: '0', price: '1' },
        ],
      },
      ['lines.0.price error 请输入单价', 'lines.0.qty error 一行不超过 50', 'lines.1.qty error 数量必须大于0'],
    ],
    [
      'over several fields',
      { customer: 'c', lines: [{ material: 'm', qty: '10', price: '10' }] },
      ['amount error 金额太大'],
    ],
  ])('%s', (_, values, expected) => {
    const all = found({ contactPhone: '1', ...values });
    expect(all.filter((text) => !text.includes('坏规则'))).toEqual(expected);
  });

  it.each<[name: string, when: string, good: object, bad: object]>([
    ['equal to another field', '{{ $record.again == $record.first }}', { first: 'a', again: 'a' }, { first: 'a' }],
    [
      'over the rows of lines',
      '{{ sum($record.lines, l => l.qty) <= $record.most }}',
      { most: 3, lines: [{ qty: 1 }, { qty: 2 }] },
      { most: 3, lines: [{ qty: 2 }, { qty: 2 }] },
    ],
    [
      'that no two rows agree in a field',
      '{{ count($record.lines, l => count($record.lines, o => o.name == l.name) > 1) == 0 }}',
      { lines: [{ name: 'a' }, { name: 'b' }] },
      { lines: [{ name: 'a' }, { name: 'a' }] },
    ],
  ])('a rule may ask for what is %s', (_, when, good, bad) => {
    const form = resolve({ properties: {}, rules: [{ when, message: '不符合', field: 'again' }] });
    const messages = (values: object) => evaluateForm(form, { ...values }).problems;
    expect(messages(good)).toEqual([]);
    expect(messages(bad)).toEqual([{ path: 'again', severity: 'error', rule: 'form', message: '不符合' }]);
  });

  it('a rule that cannot be evaluated does not hold, and one may only warn', () => {
    expect(found({ customer: 'c', lines: [{ material: 'm', qty: '1', price: '1' }] })).toEqual([
      expect.stringMatching(/^ error 规则“坏规则”无法检查，请联系管理员/),
      ' warning 最好写电话',
    ]);
  });
});
