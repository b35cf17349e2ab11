// covers: table-paste-waits
import { expect, test } from 'vitest';

import { planPaste } from '../../../engine/grid/index.ts';
import { createGridStore } from '../../../runtime/table/editing/index.ts';
import { resolvedColumn } from '../../../engine/list/testing/resolved-column.ts';
import { changesOfPaste } from './paste-changes.ts';
import { storeTable } from '../editable/testing/store-table.ts';

const columns = [resolvedColumn('name')];

test('a paste that waited goes into the rows it was made for, whatever others added and removed meanwhile', () => {
  const store = createGridStore([{ id: 'a' }, { id: 'b' }]);
  store.setColumns(['name']);
  const { rows } = store.shown();
  const plan = planPaste({
    ...{ texts: [['甲'], ['乙'], ['丙']], range: { top: 0, bottom: 0, left: 0, right: 0 }, columns },
    ...{ rowCount: rows.length, canAdd: true, isEditable: () => true, optionsOf: () => undefined },
  });
  store.adopt([{ id: 'n', name: '别人的' }], undefined);
  store.remove(['a']);
  const { changes } = changesOfPaste(
    storeTable(store, columns, () => ({})),
    { plan, rows },
    [],
  );
  store.change('粘贴', changes);
  expect(store.data().rows.records).toEqual([{ id: 'n', name: '别人的' }, { id: 'b', name: '乙' }, { name: '丙' }]);
});
