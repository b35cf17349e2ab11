// covers: product-counting
import { expect, test } from 'vitest';

import balance from '../../schemas/stock/balance.model.json';
import chosen from '../../schemas/stock/chosen-materials.request.json';
import lineModel from '../../schemas/stock/count-line.model.json';
import countForm from '../../schemas/stock/count.form.json';
import countModel from '../../schemas/stock/count.model.json';
import { fieldsOf, resolveForm } from '../engine/form/index.ts';
import { isCellLocked, valuesOfChange } from '../engine/grid/index.ts';
import { documentSet } from '../engine/model/testing/documents.ts';
import { vocabulary } from '../engine/model/testing/vocabulary.ts';
import { readSteps } from '../engine/resolve/index.ts';
import { runSteps } from '../runtime/actions/run-steps.ts';
import type { Ports } from '../runtime/ports/index.ts';
import { memoryRegistry, memoryRuntime } from '../runtime/registry/testing/memory-runtime.ts';
import type { JsonObject } from '../schema/json/index.ts';
import { openDialogAction } from './page/open-dialog/open-dialog.action.ts';
import { requestAction } from './page/request/request.action.ts';

test('selected stock is counted with the specifications of its materials', async () => {
  const selection = [
    { id: '1', depot: 'd', material: 'm1', qty: '5.000' },
    { id: '2', depot: 'd', material: 'm2', qty: '8.000' },
  ];
  const written = balance.list.toolbar.flatMap((button) => (typeof button === 'object' ? button.do : []));
  const { steps = [] } = readSteps(JSON.parse(JSON.stringify(written)), { pointer: '/do', problems: [] });
  const asked: unknown[] = [];
  const call: Ports['requests']['call'] = async (request) => {
    asked.push(request);
    return { result: [{ value: 'm1', text: '平垫圈', record: { specification: 'φ8' } }], message: '' };
  };
  const opened: unknown[] = [];
  const none = (): void => undefined;
  await runSteps(steps, {
    actions: memoryRegistry({ actions: [requestAction, openDialogAction] }).actions,
    scope: { $selection: selection },
    context: {
      ports: { ...memoryRuntime().ports, requests: { call } },
      selection,
      fill: async () => undefined,
      request: () => ({ method: 'GET', path: chosen.path, params: chosen.params }),
      confirm: async () => true,
    },
    effects: {
      notify: none,
      refresh: none,
      removed: none,
      clearSelection: none,
      navigate: none,
      closeDialog: none,
      openDialog: (dialog) => void opened.push(dialog),
    },
  });
  expect(asked).toEqual([
    { method: 'GET', path: '/base/material/options', params: { ids: 'm1,m2', pageSize: '1000' } },
  ]);
  const lines = [
    { material: 'm1', specification: 'φ8', bookQty: '5.000' },
    { material: 'm2', bookQty: '8.000' },
  ];
  expect(opened).toMatchObject([{ document: 'stock/count', values: { depot: 'd', lines } }]);
});

test('the book quantity is not typed over, and goes with the material that it was of', () => {
  const plain = (document: unknown): JsonObject => JSON.parse(JSON.stringify(document));
  const documents = documentSet({
    'stock/count.model': plain(countModel),
    'stock/count-line.model': plain(lineModel),
    'stock/count.form': plain(countForm),
  });
  const form = resolveForm('stock/count.form', documents, vocabulary);
  const columns = fieldsOf(form.nodes).find(({ path }) => path === 'lines')?.lines?.columns ?? [];
  const locked = columns.flatMap((column) => (isCellLocked(column, { bookQty: '5.000' }) ? [column.key] : []));
  expect(locked).toContain('bookQty');
  expect(locked).not.toContain('countedQty');
  expect(valuesOfChange(columns, 'material', 'm2')).toMatchObject({ material: 'm2', bookQty: null });
});
