// @vitest-environment jsdom
import { autorun } from '@formily/reactive';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { storyForm } from '../../../../.storybook/story-documents.ts';
import { fieldsOf, type FieldNode, type ResolvedForm } from '../../../engine/form/index.ts';
import { createFormModel } from './create-form-model.ts';

const linked = storyForm(
  {
    kind: 'form',
    formatVersion: 1,
    title: '客户',
    properties: {
      name: {},
      taxed: {},
      taxNo: { 'x-visible': '{{ $values.taxed }}', required: '{{ $values.taxed }}' },
      level: { 'x-hidden': true },
      balance: { 'x-disabled': '{{ !$values.taxed }}' },
    },
  },
  'base/customer',
);

const nodeOf = (form: ResolvedForm, path: string) =>
  fieldsOf(form.nodes).find((node) => node.path === path) as FieldNode;

function open(form = linked, record: Record<string, unknown> = {}, mode: 'create' | 'edit' | 'detail' = 'edit') {
  const model = createFormModel(form, record, { mode });
  const look = (path: string) => model.looks.of(nodeOf(form, path));
  return { model, look };
}

describe('createFormModel', () => {
  test('the story documents are without problems', () => {
    expect(linked.problems).toEqual([]);
    expect(storyForm('sales/order.model').problems).toEqual([]);
  });

  // covers: state-switch
  test('starts an empty switch at its off, which nobody has to save', () => {
    const { model } = open(linked, { name: 'a', taxed: null });
    expect(model.values().taxed).toBe(false);
    expect(model.isDirty()).toBe(false);
    expect(open(linked, { name: 'a' }, 'detail').model.values().taxed).toBeUndefined();
    const pair = storyForm(
      { kind: 'form', formatVersion: 1, title: '客户', properties: { taxNo: { 'x-component': 'Switch' } } },
      'base/customer',
    );
    expect(open(pair, {}, 'create').model.values().taxNo).toBe('N');
  });

  // covers: rule-beside
  test('checks a field again that a rule compares with the one that was left', () => {
    const form = storyForm(
      {
        kind: 'form',
        formatVersion: 1,
        title: '客户',
        rules: [{ when: '{{ !$record.name || $record.taxNo >= $record.name }}', message: '早于', field: 'taxNo' }],
        properties: { name: {}, taxNo: {} },
      },
      'base/customer',
    );
    const { model, look } = open(form, { name: '1', taxNo: '2' });
    model.setValue('name', '3');
    expect(look('taxNo').errors).toEqual([]);
    model.check('name');
    expect(look('taxNo').errors).toEqual(['早于']);
    const empty = open(form, { name: '1', taxNo: null });
    empty.model.setValue('name', '3');
    empty.model.check('name');
    expect(empty.look('taxNo').errors).toEqual([]);
  });

  test('follows the values: visible, required, disabled', () => {
    const { model, look } = open();
    expect([look('taxNo').isVisible, look('balance').isDisabled]).toEqual([false, true]);
    expect(look('balance').data.reasons).toHaveLength(1);
    expect(model.state('taxNo')?.reasons).toMatchObject([{ state: 'visible' }]);
    model.setValue('taxed', true);
    expect([look('taxNo').isVisible, look('taxNo').data.required]).toEqual([true, true]);
    expect(look('balance').isDisabled).toBe(false);
    expect(look('balance').data.reasons).toEqual([]);
  });

  test('is held by nothing but who opened it', () => {
    expect(open().model.formily.disposers).toEqual([]);
  });

  test('tells a field only what has changed', () => {
    const { model } = open();
    let changes = 0;
    model.looks.subscribe(nodeOf(linked, 'taxNo'), () => {
      changes += 1;
    });
    model.setValue('name', 'a');
    expect(changes).toBe(0);
    model.setValue('taxed', true);
    expect(changes).toBe(1);
  });

  test('a new record gets defaults, another does not', () => {
    expect(open(linked, {}, 'create').model.values()).toEqual({ taxed: false });
    expect(open(linked, {}, 'edit').model.values()).toEqual({});
    expect(open(linked, { taxed: true }, 'create').model.values()).toEqual({ taxed: true });
  });

  test('sends hidden values, not those of fields that are not visible, and keeps what was typed in them', () => {
    const { model } = open(linked, {
      id: '1',
      version: 3,
      name: '甲',
      level: 'A',
      level_dictText: '重点',
      taxed: true,
      taxNo: 'T1',
    });
    model.setValue('taxed', false);
    expect(model.submit()).toMatchObject({ ok: true });
    expect(model.submit()).toHaveProperty('values', { id: '1', version: 3, name: '甲', level: 'A', taxed: false });
    model.setValue('taxed', true);
    expect(model.submit()).toMatchObject({ ok: true, values: { taxNo: 'T1' } });
  });

  test('shows what is wrong after a field was left, then live', () => {
    const { model, look } = open();
    expect(look('name').errors).toEqual([]);
    model.check('name');
    expect(look('name').errors).toEqual(['请输入客户名称']);
    model.setValue('name', '甲');
    expect(look('name').errors).toEqual([]);
  });

  test('a submit shows everything and sends nothing', () => {
    const { model, look } = open(linked, { taxed: true });
    const result = model.submit();
    expect(result).toMatchObject({ ok: false, problems: [{ path: 'name' }, { path: 'taxNo' }] });
    expect(look('taxNo').errors).toEqual(['请输入税号']);
  });

  test('checks and draws what nobody touched without a Formily field of its own', () => {
    const { model } = open(linked, { taxed: true });
    const [name, taxNo, balance] = [nodeOf(linked, 'name'), nodeOf(linked, 'taxNo'), nodeOf(linked, 'balance')];
    const looks: string[] = [];
    const stop = model.looks.subscribe(taxNo, () => looks.push(...model.looks.of(taxNo).errors));
    expect(model.submit().ok).toBe(false);
    expect(looks).toEqual(['请输入税号']);
    expect(model.looks.of(name)).toMatchObject({
      isVisible: true,
      errors: ['请输入客户名称'],
      data: { required: true },
    });
    model.setValue('taxed', false);
    expect(model.looks.of(taxNo).isVisible).toBe(false);
    expect(model.looks.of(balance)).toBe(model.looks.of(balance));
    expect(Object.keys(model.formily.fields)).toEqual([]);
    stop();
  });

  test('shows what the server found until the value changes', () => {
    const { model, look } = open(linked, { name: '甲' });
    model.showServerProblems([
      { path: 'name', severity: 'error', rule: 'unique', message: '客户名称已存在' },
      { path: '', severity: 'error', rule: 'balance', message: '库存不足' },
    ]);
    expect(look('name').errors).toEqual(['客户名称已存在']);
    expect(model.formProblems().map((problem) => problem.message)).toEqual(['库存不足']);
    model.setValue('taxed', true);
    expect(look('name').errors).toEqual(['客户名称已存在']);
    model.setValue('name', '乙');
    expect(look('name').errors).toEqual([]);
    expect(model.submit().ok).toBe(false);
    model.setValue('taxNo', '1');
    expect(model.submit().ok).toBe(true);
    expect(model.formProblems()).toEqual([]);
  });

  test('a problem of a field that cannot be seen is told by the form', () => {
    const { model } = open(linked, { name: '甲' });
    model.showServerProblems([{ path: 'taxNo', severity: 'error', rule: 'x', message: '税号不对' }]);
    expect(model.formProblems().map((problem) => problem.message)).toEqual(['税号不对']);
  });

  test('knows whether there is something to save', () => {
    const { model } = open(linked, { name: '甲' });
    expect(model.isDirty()).toBe(false);
    model.setValue('name', '乙');
    expect(model.isDirty()).toBe(true);
    model.setValue('name', '甲');
    model.setValue('phone', null);
    expect(model.isDirty()).toBe(false);
    model.setValue('name', '丙');
    model.load({ name: '丙', version: 2 });
    expect(model.isDirty()).toBe(false);
    expect(model.values()).toEqual({ name: '丙', version: 2 });
  });

  test('in a detail nothing can be changed', () => {
    const { look } = open(linked, { name: '甲' }, 'detail');
    expect(look('name').isReadOnly).toBe(true);
  });

  test('a save of a record sends what is other in its rows, in their order', () => {
    const form = storyForm('sales/order.model');
    const line = { version: 1, material: 'M', qty: '1.000', price: '2.00', amount: '2.00' };
    const rows = ['a', 'b', 'c'].map((id) => ({ ...line, id, material_dictText: '螺母', remark: null }));
    const { model } = open(form, { id: 'o1', version: 1, customer: 'c1', lines: rows });
    const [first, , third] = model.values()['lines'] as Record<string, unknown>[];
    model.setValue('lines', [third, { ...first, remark: '改' }, { material: 'N', qty: '1', price: '1' }]);
    expect(model.submit()).toMatchObject({ values: { lines: [{ id: 'c', qty: '1.000' }, { id: 'a' }, {}] } });
    const result = model.submit();
    const sent = result.ok ? result.changes['lines'] : undefined;
    expect(sent).toMatchObject([{ id: 'c' }, { id: 'a', remark: '改' }, { material: 'N', amount: '1.00' }]);
    expect(sent).toMatchObject({ 0: { id: 'c' }, length: 3 });
    expect(Object.keys((sent as object[])[0] ?? {})).toEqual(['id']);
    expect(Object.keys((sent as object[])[1] ?? {})).toEqual(['id', 'remark']);
  });

  test('rows of a server that does not count their versions are sent whole', () => {
    const form = storyForm('sales/order.model');
    const row = { id: 'a', material: 'M', qty: '1.000', price: '2.00', amount: '2.00' };
    const { model } = open(form, { id: 'o1', customer: 'c1', lines: [row] });
    const result = model.submit();
    expect(result.ok && result.changes['lines']).toMatchObject([row]);
  });

  test('computes the rows of a table, with all that the expression says and what is computed inside them', () => {
    const form = storyForm(
      {
        kind: 'form',
        formatVersion: 1,
        title: '订单',
        properties: {
          customer: {},
          lines: { 'x-value': "{{ [1, 2].map(n => ({ material: 'M' + n, qty: n, price: '2.00' })) }}" },
          amount: {},
        },
      },
      'sales/order',
    );
    expect(form.problems).toEqual([]);
    const lines = [
      { material: 'M1', qty: '1.00', price: '2.00', amount: '2.00' },
      { material: 'M2', qty: '2.00', price: '2.00', amount: '4.00' },
    ];
    expect(open(form, {}, 'create').model.values()).toMatchObject({ amount: '6.00', lines });
    const saved = lines.map((line, position) => ({ id: `l${position}`, version: 1, ...line }));
    const { model } = open(form, { id: 'o1', customer: 'c1', amount: '6.00', lines: saved });
    expect(model.values()).toMatchObject({ lines: [{ id: 'l0', material: 'M1' }, { id: 'l1' }] });
  });

  test('computes lines and the totals over them, exact', () => {
    const form = storyForm('sales/order.model');
    const { model, look } = open(form, { customer: 'c1', lines: [{ material: 'M', qty: '0.10', price: '0.20' }] });
    expect(model.values()).toMatchObject({ amount: '0.02', lines: [{ amount: '0.02' }] });
    expect(model.isDirty()).toBe(false);
    model.setValue('lines', [{ material: 'M', qty: '3.00', price: '19.99' }, { qty: '1' }]);
    expect(model.values()).toMatchObject({ amount: '59.97', lines: [{ amount: '59.97' }, {}] });
    expect(look('lines').data.inside).toMatchObject([{ path: '1.material', message: '请输入物料' }]);
    model.showServerProblems([{ path: 'lines.0.qty', severity: 'error', rule: 'stock', message: '库存不足' }]);
    expect(look('lines').data.insideFromServer).toMatchObject([{ path: '0.qty', message: '库存不足' }]);
    model.setValue('lines.0.qty', '2.00');
    expect(look('lines').data.insideFromServer).toEqual([]);
  });
});

describe('a document that changes under an open form', () => {
  const titled = (title: string, more: object = {}) =>
    storyForm(
      {
        kind: 'form',
        formatVersion: 1,
        title: '客户',
        properties: { name: { title }, phone: {}, taxed: {}, ...more },
      },
      'base/customer',
    );

  test('keeps values, shown errors, and what there is to save', () => {
    const { model, look } = open(titled('客户名称'), { id: '1', name: '甲', phone: '1' });
    model.setValue('name', '');
    model.check('name');
    const next = titled('公司名称');
    model.replaceDocument(next);
    expect(model.resolved).toBe(next);
    expect(model.values()).toMatchObject({ id: '1', name: '', phone: '1' });
    expect(model.looks.of(nodeOf(next, 'name'))).toMatchObject({ title: '公司名称', errors: ['请输入公司名称'] });
    expect(look('phone').errors).toEqual([]);
    expect(model.isDirty()).toBe(true);
    model.setValue('name', '甲');
    expect(model.isDirty()).toBe(false);
  });

  test('is no change of a person, whatever the document now hides', () => {
    const { model } = open(titled('客户名称'), { name: '甲', phone: '1' });
    model.replaceDocument(titled('客户名称', { phone: { 'x-visible': false } }));
    expect(model.isDirty()).toBe(false);
    expect(model.submit()).toMatchObject({ ok: true, values: { name: '甲' } });
    expect(model.submit()).not.toHaveProperty('values.phone');
  });

  test('follows what the new document says of values: rules, computed values, fields that come and go', () => {
    const { model } = open(titled('客户名称'), { name: '甲' });
    const next = titled('客户名称', {
      greeting: { type: 'string', title: '称呼', 'x-value': "{{ $values.name + '你好' }}" },
    });
    model.replaceDocument(next);
    expect(model.values()).toMatchObject({ greeting: '甲你好' });
    model.setValue('name', '乙');
    expect(model.values()).toMatchObject({ greeting: '乙你好' });
    model.showServerProblems([{ path: 'phone', severity: 'error', rule: 'x', message: '手机不对' }]);
    model.replaceDocument(
      storyForm({ kind: 'form', formatVersion: 1, title: '客户', properties: { name: {} } }, 'base/customer'),
    );
    expect(model.formProblems().map(({ message }) => message)).toEqual(['手机不对']);
  });

  test('tells of the change who observes the form', () => {
    const { model } = open(titled('客户名称'));
    const titles: (string | undefined)[] = [];
    const stop = autorun(() => void titles.push(nodeOf(model.resolved, 'name').title));
    model.replaceDocument(titled('公司名称'));
    expect(titles).toEqual(['客户名称', '公司名称']);
    stop();
  });
});

test('a value is kept under the name of its field, whatever legal name that is', () => {
  const first = [...'abzAZ_$客户'];
  const rest = [...first, '0', '9', '-'];
  const name = fc
    .tuple(fc.constantFrom(...first), fc.array(fc.constantFrom(...rest), { maxLength: 8 }))
    .map(([head, tail]) => head + tail.join(''));
  fc.assert(
    fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 5 }), (names) => {
      const properties = Object.fromEntries(names.map((one) => [one, { type: 'string', title: one }]));
      const form = storyForm({ kind: 'form', formatVersion: 1, title: '名字', properties });
      const { model } = open(form);
      for (const one of names) model.formily.createField({ name: one, basePath: '' }).value = `值 ${one}`;
      expect(model.submit()).toHaveProperty('values', Object.fromEntries(names.map((one) => [one, `值 ${one}`])));
    }),
  );
});
