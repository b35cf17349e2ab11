import { expect, test } from 'vitest';

import { documentSet, sales } from '../../model/testing/documents.ts';
import { vocabulary } from '../../model/testing/vocabulary.ts';
import { evaluateForm, resolveForm } from '../index.ts';

const form = resolveForm(
  {
    document: 'sales/order.form',
    pointer: '',
    model: 'sales/order',
    body: {
      properties: {
        lines: { 'x-columns': [{ key: 'material', validateRules: [{ pattern: 'only', message: '物料重复' }] }, '...'] },
      },
    },
  },
  documentSet(sales),
  vocabulary,
);
const problems = (materials: readonly string[]) =>
  evaluateForm(form, { lines: materials.map((material) => ({ material, qty: '1' })) })
    .problems.filter(({ rule }) => rule === 'cell')
    .map(({ path, message }) => `${path} ${message}`);

test('what may stand once in a column is told at each cell where it stands again', () => {
  expect(problems(['m1', 'm2', 'm1'])).toEqual(['lines.0.material 物料重复', 'lines.2.material 物料重复']);
  expect(problems(['m1', 'm2', ''])).toEqual([]);
});

test('all rows of a large table are looked at', () => {
  const materials = Array.from({ length: 3000 }, (_, index) => `m${index % 2999}`);
  expect(problems(materials)).toEqual(['lines.0.material 物料重复', 'lines.2999.material 物料重复']);
});
