import { describe, expect, test } from 'vitest';

import type { ValueProblem } from '../../../engine/form/index.ts';
import { createProblemStore } from './problem-store.ts';

const problem = (path: string, message: string, severity: ValueProblem['severity'] = 'error'): ValueProblem => {
  return { path, severity, rule: 'required', message };
};
const name = problem('name', '请输入名称');
const qty = problem('lines.2.qty', '数量必须大于零');
const values = { name: '', code: 'A', lines: [{}, {}, { qty: 0 }] };

function storeOf(...problems: ValueProblem[]) {
  const store = createProblemStore(['name', 'code', 'lines']);
  store.update(problems, values);
  return store;
}

describe('a field shows its problems', () => {
  test('once it was visited, not before', () => {
    const store = storeOf(name, problem('code', '编码太短', 'warning'));
    expect(store.of('name', false).errors).toEqual([]);
    store.check('name');
    expect(store.of('name', false).errors).toEqual(['请输入名称']);
    expect(store.of('code', false).warnings).toEqual([]);
  });

  test('all of them once the form was checked, each message once', () => {
    const store = storeOf(name, name, problem('code', '编码太短', 'warning'));
    store.checkAll();
    expect(store.of('name', false).errors).toEqual(['请输入名称']);
    expect(store.of('code', false)).toMatchObject({ errors: [], warnings: ['编码太短'] });
  });

  test('no longer once the form begins anew', () => {
    const store = storeOf(name);
    store.checkAll();
    store.clear();
    expect(store.of('name', false).errors).toEqual([]);
  });

  test('inside its lines by paths of its own', () => {
    const store = storeOf(qty);
    expect(store.of('lines', true)).toMatchObject({ errors: [], inside: [{ path: '2.qty' }], showAll: false });
    store.checkAll();
    expect(store.of('lines', true).showAll).toBe(true);
    expect(store.shownErrors('lines')).toBe(1);
  });
});

describe('what the server found', () => {
  test('is shown at once', () => {
    const store = storeOf();
    store.showFromServer([problem('code', '编码已被使用'), problem('lines.2.qty', '库存不足')], values);
    expect(store.of('code', false).errors).toEqual(['编码已被使用']);
    expect(store.of('lines', true).insideFromServer).toMatchObject([{ path: '2.qty', message: '库存不足' }]);
  });

  test('is gone when the value is another, and stays while another field changes', () => {
    const store = storeOf();
    store.showFromServer([problem('code', '编码已被使用')], values);
    store.update([], { ...values, name: '甲' });
    expect(store.shownErrors('code')).toBe(1);
    store.update([], { ...values, code: 'B' });
    expect(store.shownErrors('code')).toBe(0);
  });

  test('is gone when the form is checked again', () => {
    const store = storeOf();
    store.showFromServer([problem('code', '编码已被使用')], values);
    store.checkAll();
    expect(store.shownErrors('code')).toBe(0);
  });
});

describe('what a widget found', () => {
  test('is shown until it takes it back, or the value is another', () => {
    const store = storeOf();
    store.setWidgetProblem('code', '日期不存在', values);
    expect(store.of('code', false).errors).toEqual(['日期不存在']);
    store.setWidgetProblem('code', null, values);
    expect(store.widgetProblems()).toEqual([]);
    store.setWidgetProblem('code', '日期不存在', values);
    store.update([], { ...values, code: 'B' });
    expect(store.widgetProblems()).toEqual([]);
  });
});

describe('problems that no field shows', () => {
  const places = { name: 'field', code: 'none', lines: 'inside' } as const;
  const placeOf = (path: string) => (path === 'name' || path === 'code' || path === 'lines' ? places[path] : 'none');

  test('are those of the record, of hidden fields, and of lines themselves', () => {
    const all = [name, qty, problem('code', '编码太短'), problem('', '单据重复'), problem('lines', '至少一行')];
    const store = storeOf(...all);
    expect(store.ofForm(placeOf)).toEqual([]);
    store.checkAll();
    expect(store.ofForm(placeOf).map(({ message }) => message)).toEqual(['至少一行', '编码太短', '单据重复']);
  });

  test('belong to the fields that the form has now', () => {
    const store = storeOf();
    store.showFromServer([problem('unit', '没有这个单位')], values);
    expect(store.ofForm(() => 'field')).toHaveLength(1);
    store.arrange(['name', 'unit']);
    expect(store.ofForm(() => 'field')).toEqual([]);
    expect(store.of('unit', false).errors).toEqual(['没有这个单位']);
  });
});

test('the first problem is that of the field that stands first; those of the record come last', () => {
  const store = storeOf();
  expect(store.first([problem('', '单据重复'), qty, name])).toBe(name);
  expect(store.first([problem('', '单据重复'), qty])).toBe(qty);
  expect(store.first([])).toBeUndefined();
});
