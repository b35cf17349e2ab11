// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';

import { storyForm } from '../../../../.storybook/story-documents.ts';
import { createFormModel } from '../model/index.ts';
import { fieldDifferences } from './differences.ts';

describe('two people change the same record', () => {
  test('each field over which they disagree is told, with who changed it', () => {
    const form = storyForm('base/customer.model');
    const base = { id: '1', version: 1, name: '甲', level: 'A', phone: '1', taxNo: 'T', updateTime: 'a' };
    const theirs = { ...base, version: 2, level: 'B', phone: '2', taxNo: 'T2', updateTime: 'b' };
    const mine = { ...base, name: '乙', phone: '3', taxNo: 'T2' };
    const told = fieldDifferences(form, { base, theirs, mine });
    expect(told.map(({ node, theirs: one, mine: other, changedBy }) => [node.path, one, other, changedBy])).toEqual([
      ['name', '甲', '乙', 'me'],
      ['level', 'B', 'A', 'them'],
      ['phone', '2', '3', 'both'],
    ]);
  });

  test('lines are told row by row, in the words of the server', () => {
    const form = storyForm('sales/order.model');
    const line = { id: 'l1', material: 'm1', material_dictText: '螺栓', qty: '1.00', price: '2.00', amount: '2.00' };
    const base = { lines: [line, { ...line, id: 'l2' }], amount: '4.00' };
    const theirs = {
      lines: [{ ...line, material: 'm2', material_dictText: '螺母', version: 7 }, base.lines[1]],
      amount: '4.00',
    };
    const mine = {
      lines: [
        { ...line, qty: '3.00', amount: '6.00' },
        { material: 'm1', qty: '5.00' },
      ],
      amount: '9.00',
    };
    const [told, ...others] = fieldDifferences(form, { base, theirs, mine });
    expect(others).toEqual([]);
    expect(told?.lines).toEqual({
      theirs: ['第1行的物料：螺栓 → 螺母'],
      mine: ['第1行的数量：1.00 → 3.00', '删去了第2行', '增加了1行'],
    });
  });

  test('what is kept goes on top of what the other one saved, and is there to be saved', () => {
    const form = storyForm('base/customer.model');
    const model = createFormModel(form, { id: '1', version: 1, name: '甲', phone: '13800000001' }, { mode: 'edit' });
    model.setValue('name', '乙');
    model.setValue('phone', '13800000003');
    model.rebase({ id: '1', version: 2, name: '丙', phone: '13800000002', level: 'B' }, ['name']);
    expect(model.submit()).toMatchObject({ ok: true, values: { version: 2, name: '乙', phone: '13800000002' } });
    expect(model.isDirty()).toBe(true);
    model.rebase({ id: '1', version: 3, name: '丁' }, []);
    expect(model.isDirty()).toBe(false);
  });
});
