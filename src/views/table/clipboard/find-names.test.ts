import { expect, test } from 'vitest';

import { createFakePorts } from '../../../../.storybook/fake-ports.ts';
import { resolvedColumn } from '../../../engine/list/testing/resolved-column.ts';
import { resolvedField } from '../../../engine/model/testing/resolved.ts';
import { markKey } from '../../../engine/values/index.ts';
import type { Option } from '../../../runtime/ports/index.ts';
import { createGridStore } from '../../../runtime/table/editing/index.ts';
import { storeTable } from '../editable/testing/store-table.ts';
import { textsOfBlock } from './clipboard-texts.ts';
import { findNames } from './find-names.ts';

const reference = { model: 'base/material', copy: { unit: 'unit' }, onDelete: 'refuse' as const, where: {} };
const material = resolvedColumn('material', {
  component: 'Reference',
  componentProps: { resource: '/base/material', labelField: 'name' },
  field: resolvedField('material', { reference }),
});
const bolt = { value: 'm1', text: '螺栓', code: 'M-1', mark: 'M8', record: { id: 'm1', name: '螺栓', unit: '个' } };

test('a record that is found comes along, by its code or by the cell that was copied, for what is copied of it', async () => {
  const store = createGridStore([{ id: 'a', material: 'm1' }]);
  store.setColumns(['material']);
  const table = { ...storeTable(store, [material], () => ({})), textOf: () => '螺栓' };
  const calls: unknown[] = [];
  const options = (_: string, query: object): Promise<Option[]> => {
    calls.push(query);
    return Promise.resolve([bolt]);
  };
  const fake = createFakePorts();
  const ports = { ...fake, records: { ...fake.records, options } };
  const coded = { row: 0, column: 'material', text: 'M-1' };
  const found = { id: 'm1', text: '螺栓', record: { ...bolt.record, [markKey('id')]: 'M8' } };
  expect((await findNames(table, ports, [coded]))(coded)).toEqual(found);
  textsOfBlock(table, { top: 0, bottom: 0, left: 0, right: 0 });
  const named = { row: 1, column: 'material', text: '螺栓' };
  expect((await findNames(table, ports, [named]))(named)).toEqual(found);
  expect(calls).toEqual([
    { keyword: 'M-1', pageSize: 10 },
    { ids: ['m1'], pageSize: 1 },
  ]);
});

test('of several records with the same name, the one with the specification that was pasted next to it is taken', async () => {
  const store = createGridStore([]);
  const table = { ...storeTable(store, [material], () => ({})), textOf: () => '' };
  const screws = ['M8', 'M10', 'M12'].map((specification) => ({
    value: specification,
    text: '螺钉',
    record: { id: specification, name: '螺钉', specification },
  }));
  const fake = createFakePorts();
  let searches = 0;
  const options = () => {
    searches += 1;
    return Promise.resolve(screws);
  };
  const ports = { ...fake, records: { ...fake.records, options } };
  const name = (copies?: Record<string, string>) => ({
    row: 0,
    column: 'material',
    text: '螺钉',
    ...(copies && { copies }),
  });
  const names = [
    name({ specification: 'M10' }),
    name({ specification: 'M10', price: '3' }),
    name({ specification: 'M9' }),
    name(),
  ];
  const find = await findNames(table, ports, names);
  expect(names.map((each) => find(each))).toMatchObject([
    { id: 'M10' },
    { id: 'M10' },
    { misfit: '有几个都叫“螺钉”，请逐个选择' },
    { misfit: '有几个都叫“螺钉”，请逐个选择' },
  ]);
  expect(searches).toBe(1);
});
