import { describe, expect, test } from 'vitest';

import { vocabulary } from '../../../generated/vocabulary.ts';
import type { JsonObject } from '../../schema/json/index.ts';
import { documentSet, sales } from '../model/testing/documents.ts';
import { evaluateForm, fieldsOf, resolveForm } from './index.ts';

const columns: JsonObject = { kind: 'columns', title: '列', model: 'base/customer', columns: ['name'] };
const resolve = (properties: JsonObject) =>
  resolveForm(
    { document: 'a/b.form', pointer: '', body: { properties } },
    documentSet({ ...sales, 'base/names.columns': columns }),
    vocabulary,
  );
const item: JsonObject = {
  type: 'object',
  properties: {
    _group: { type: 'void', properties: { name: { type: 'string', title: '姓名', required: true } } },
    count: { type: 'integer', title: '人数', 'x-component': 'Slider' },
    total: { type: 'number', title: '合计', 'x-value': '{{ $line.count * 2 }}' },
  },
};

describe('rows that no model describes', () => {
  const form = resolve({
    people: { type: 'array', title: '联系人', 'x-component': 'SubForm', maxItems: 3, items: item },
    plain: { type: 'array', items: item },
    table: { 'x-component': 'EditableTable', 'x-columns': [{ key: 'code', title: '编码', type: 'input' }] },
    other: { type: 'array', 'x-columns': 'base/names' },
  });
  const nodeOf = (name: string) => fieldsOf(form.nodes).find(({ path }) => path === name);
  const found = (values: Record<string, unknown>) =>
    evaluateForm(form, values).problems.map(({ path, rule }) => `${path} ${rule}`);

  test('have the fields of the written nodes, or of the columns', () => {
    expect(form.problems).toEqual([]);
    expect(nodeOf('people')?.lines).toMatchObject({ most: 3, written: true, model: { title: '联系人' } });
    const [name, count, total] = nodeOf('people')?.lines?.columns ?? [];
    expect([name, count, total].map((column) => column?.component)).toEqual(['Input', 'Slider', 'Number']);
    expect(nodeOf('plain')?.component).toBe('Lines');
    expect(nodeOf('table')?.lines?.model.fields).toMatchObject([{ name: 'code', title: '编码' }]);
    expect(nodeOf('other')?.lines).toMatchObject({ model: { id: 'base/customer' }, columns: [{ key: 'name' }] });
  });

  test('are computed and checked', () => {
    const { computed } = evaluateForm(form, { people: [{ name: '', count: 2 }] });
    expect(computed.get('people.0.total')).toBe(4);
    expect(found({ people: [{ name: '', count: 2 }, { name: '李四' }] })).toEqual(['people.0.name required']);
    expect(found({ people: [{}, {}, {}, {}] })).toEqual(['people maxItems']);
  });

  test('are a card where nothing says what they have', () => {
    const { nodes, problems } = resolve({ rows: { type: 'array', 'x-component': 'SubForm' } });
    expect(nodes).toMatchObject([{ kind: 'problem', key: 'rows' }]);
    expect(problems).toMatchObject([{ code: 'unknown-rows', pointer: '/properties/rows' }]);
  });
});
