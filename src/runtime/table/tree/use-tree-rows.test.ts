// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';

import { PortError, type DataRecord } from '../../ports/index.ts';
import { drawHook, settle } from '../../registry/testing/draw-hook.tsx';
import { memoryRuntime, openAnswer } from '../../registry/testing/memory-runtime.ts';
import { createTableStore, expandRow } from '../state/index.ts';
import { useTreeRows } from './index.ts';

type Load = (record: DataRecord) => Promise<DataRecord[]>;
const branch = (id: string): DataRecord => ({ id, hasChildren: true });
const top = [branch('1'), branch('2'), { id: '3' }];
const below: Load = async ({ id }) => [branch(`${String(id)}1`), { id: `${String(id)}2` }];

/** A tree of records; `lines` returns its rows, indented by level, with `…` for rows that are loading. */
async function openTree(load: Load | undefined = below, open: string[] = [], roots = top) {
  const table = createTableStore({ expanded: new Set(open) });
  const errors: unknown[] = [];
  const asked: string[] = [];
  const noted = load && ((record: DataRecord) => (asked.push(String(record['id'])), load(record)));
  const onError = (error: unknown) => void errors.push(error);
  const drawn = await drawHook(
    memoryRuntime(),
    (records: readonly DataRecord[]) => useTreeRows(records, noted, table, onError),
    roots,
  );
  return {
    drawn,
    table,
    errors,
    asked,
    lines: () =>
      drawn
        .now()
        .rows.map(({ kind, level, record }) => ' '.repeat(level) + (kind === 'loading' ? '…' : String(record['id']))),
    toggle: (record: DataRecord) => settle(() => drawn.now().toggle(record)),
  };
}
const [first, second] = [branch('1'), branch('2')];

describe('the rows of a tree', () => {
  test('are loaded below a row when it is opened, once, and hidden when it is closed', async () => {
    const { lines, toggle, asked } = await openTree();
    expect([lines(), asked]).toEqual([['1', '2', '3'], []]);
    await toggle(first);
    expect(lines()).toEqual(['1', ' 11', ' 12', '2', '3']);
    await toggle(first);
    expect(lines()).toEqual(['1', '2', '3']);
    await toggle(first);
    expect([lines().length, asked]).toEqual([5, ['1']]);
  });

  test('that were open are loaded level by level when the list comes', async () => {
    const { lines, asked } = await openTree(below, ['1', '11', '99']);
    expect(lines()).toEqual(['1', ' 11', '  111', '  112', ' 12', '2', '3']);
    expect(asked).toEqual(['1', '11']);
  });

  test('of a single root are open to begin with, unless something else is, and stay as the person leaves them', async () => {
    const alone = await openTree(below, [], [first]);
    expect(alone.lines()).toEqual(['1', ' 11', ' 12']);
    await alone.toggle(first);
    await alone.drawn.draw([first]);
    expect(alone.lines()).toEqual(['1']);
    expect((await openTree(below, ['99'], [first])).lines()).toEqual(['1']);
    expect((await openTree(below, [], [{ id: '3' }])).lines()).toEqual(['3']);
  });

  test('stand as a line that waits while they are on their way', async () => {
    const slow = openAnswer<DataRecord[]>();
    const { lines, toggle } = await openTree(() => slow.promise);
    await toggle(first);
    expect(lines()).toEqual(['1', ' …', '2', '3']);
    await settle(() => slow.resolve([]));
    expect(lines()).toEqual(['1', '2', '3']);
  });

  test('that fail close their row, say why, and are asked for at another try', async () => {
    let failures = 1;
    const load: Load = async (record) => {
      if (failures-- > 0) throw new PortError('offline', '网络断开了');
      return below(record);
    };
    const { lines, toggle, errors, table } = await openTree(load);
    await toggle(first);
    expect([lines(), errors.length, table.get().expanded.size]).toEqual([['1', '2', '3'], 1, 0]);
    await toggle(first);
    expect([lines().length, errors.length]).toEqual([5, 1]);
  });

  test('are loaded anew for new records, and shown as they were until then', async () => {
    const answers = [openAnswer<DataRecord[]>(), openAnswer<DataRecord[]>()];
    let call = 0;
    const { lines, toggle, drawn } = await openTree(() => answers[call++]?.promise ?? Promise.resolve([]));
    await toggle(first);
    await settle(() => answers[0]?.resolve([{ id: '11' }]));
    await drawn.draw([...top]);
    expect(lines()).toEqual(['1', ' 11', '2', '3']);
    await settle(() => answers[1]?.resolve([{ id: '12' }]));
    expect(lines()).toEqual(['1', ' 12', '2', '3']);
  });

  test('of older records that answer late are not taken', async () => {
    const answers = [openAnswer<DataRecord[]>(), openAnswer<DataRecord[]>()];
    let call = 0;
    const { lines, toggle, drawn, errors } = await openTree(() => answers[call++]?.promise ?? Promise.resolve([]));
    await toggle(first);
    await drawn.draw([...top]);
    await settle(() => answers[1]?.resolve([{ id: 'new' }]));
    await settle(() => answers[0]?.resolve([{ id: 'old' }]));
    expect([lines(), errors]).toEqual([['1', ' new', '2', '3'], []]);
  });

  test('that moved to another row are not shown twice while the old place is loaded anew', async () => {
    const moved = { id: 'x' };
    let isMoved = false;
    const slow = openAnswer<DataRecord[]>();
    const load: Load = async ({ id }) => {
      if (!isMoved) return id === '1' ? [moved, { id: '11' }] : [];
      return id === '1' ? slow.promise : [moved];
    };
    const { lines, toggle, drawn, table } = await openTree(load);
    await toggle(first);
    isMoved = true;
    await settle(() => expandRow(table, '2'));
    await drawn.draw([...top]);
    expect(lines()).toEqual(['1', ' 11', '2', ' x', '3']);
    await settle(() => slow.resolve([{ id: '11' }]));
    expect(lines()).toEqual(['1', ' 11', '2', ' x', '3']);
  });

  test('of a table that is no tree are its records', async () => {
    const drawn = await drawHook(
      memoryRuntime(),
      () => useTreeRows(top, undefined, createTableStore(), () => undefined),
      undefined,
    );
    expect(drawn.now().rows.map(({ expandable }) => expandable)).toEqual([false, false, false]);
  });

  test('that came with their parents need no call', async () => {
    const { lines, toggle, drawn, asked } = await openTree();
    await drawn.draw([{ id: '2', children: [{ id: '21' }] }]);
    await toggle(second);
    expect([lines(), asked]).toEqual([['2', ' 21'], []]);
  });
});
