// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';

import { resolvedField } from '../../../engine/model/testing/resolved.ts';
import type { AdvancedQuery } from '../../../engine/query/index.ts';
import type { AdvancedQueryEntry, QueryDraftGroup } from '../../dialog/index.ts';
import { allCapabilities, PortError, type SavedView } from '../../ports/index.ts';
import { memorySavedViews } from '../../ports/testing/memory-saved-views.ts';
import { drawHook, settle } from '../../registry/testing/draw-hook.tsx';
import { memoryRuntime } from '../../registry/testing/memory-runtime.ts';
import { searchField } from '../testing/resolved-list.ts';
import type { DraftAction } from './advanced-draft.ts';
import { useAdvancedQuery } from './use-advanced-query.ts';

const fields = [
  searchField('name'),
  searchField('amount', { field: resolvedField('amount', { type: 'number' }), component: 'Number' }),
];
const asked: AdvancedQuery = { match: 'or', lines: [{ field: 'name', rule: 'like', value: '张' }] };
const place = { place: '/customers', kind: 'query' } as const;
const view = (title: string, content: unknown): SavedView => ({ id: title, title, content, shared: false, own: true });

async function openDialog(change: Partial<AdvancedQueryEntry> = {}, views: SavedView[] = []) {
  const queries: (AdvancedQuery | undefined)[] = [];
  const drafts: QueryDraftGroup[] = [];
  const shown: (string | undefined)[] = [];
  const entry: AdvancedQueryEntry = {
    kind: 'advanced-query',
    fields,
    can: allCapabilities,
    views: {
      places: [{ place: 'base/customer.list', kind: 'view' }],
      current: undefined,
      contentWith: ({ lines }) => ({ search: `?lines=${lines.length}` }),
      show: (view) => shown.push(view?.title),
    },
    query: undefined,
    draft: undefined,
    onDraft: (draft) => drafts.push(draft),
    onQuery: (query) => queries.push(query),
    ...change,
  };
  const savedViews = memorySavedViews(views);
  const { now } = await drawHook(memoryRuntime({ ports: { savedViews } }), () => useAdvancedQuery(entry), undefined);
  const write = (...actions: DraftAction[]) => settle(() => actions.forEach((action) => now().change(action)));
  return { now, queries, drafts, shown, savedViews, write };
}
const line = (key: number, field: string, value: unknown): DraftAction[] => [
  { type: 'field', key, field },
  { type: 'value', key, value },
];

describe('an advanced query that is written', () => {
  test('asks for its filled lines, and drops the others', async () => {
    const { now, queries, write } = await openDialog();
    await write(...line(1, 'amount', 5), { type: 'add', key: 0 }, { type: 'add', key: 0 }, ...line(3, 'name', 'x'));
    await settle(() => now().submit());
    const lines = [
      { field: 'amount', rule: 'eq', value: '5' },
      { field: 'name', rule: 'eq', value: 'x' },
    ];
    expect(queries).toEqual([{ match: 'and', lines }]);
    expect(now().draft.lines).toMatchObject([{ field: 'amount' }, { field: 'name' }]);
  });

  test('of one empty line is refused; of several it asks for everything', async () => {
    const { now, queries, write } = await openDialog();
    expect(() => now().submit()).toThrow('不能查询空条件');
    await write({ type: 'add', key: 0 });
    await settle(() => now().submit());
    expect(queries).toEqual([undefined]);
  });

  test('is reset to an empty line, and everything is asked for', async () => {
    const { now, queries } = await openDialog({ query: asked });
    expect(now().draft).toMatchObject({ match: 'or', lines: [{ field: 'name', value: '张' }] });
    await settle(() => now().reset());
    expect([queries, now().draft.lines]).toEqual([[undefined], [{ key: expect.any(Number), rule: 'eq' }]]);
  });

  test('is told as it is written, and goes on where it was left', async () => {
    const { drafts, write } = await openDialog({ query: asked });
    await write({ type: 'match', key: 0, match: 'and' });
    expect(drafts.map(({ match }) => match)).toEqual(['or', 'and']);
    const [, left] = drafts;
    const { now } = await openDialog({ query: asked, ...(left && { draft: left }) });
    expect(now().draft).toBe(left);
  });
});

describe('an advanced query that is saved', () => {
  test('holds what is written; an empty one is none', async () => {
    const { now, savedViews, write } = await openDialog();
    expect(() => now().checkSave()).toThrow('空条件不能保存');
    await write(...line(1, 'name', '张'));
    await settle(() => now().save('姓张', false));
    expect(savedViews.views).toMatchObject([{ title: '姓张', content: { search: '?lines=1' } }]);
    expect(now().saved.ownNamed('姓张')).toEqual(now().saved.views?.[0]);
  });

  test('shows the list by that view when it is asked for, and no more once it says something else', async () => {
    const { now, shown, queries, write } = await openDialog();
    await write(...line(1, 'name', '张'));
    await settle(() => now().save('姓张', false));
    await settle(() => now().submit());
    expect([shown, queries]).toEqual([['姓张'], []]);
    await write({ type: 'value', key: 1, value: '李' });
    await settle(() => now().submit());
    expect([shown, queries.length]).toEqual([['姓张'], 1]);
  });

  test('is a view among the others, and so is the list’s own', async () => {
    const { now, shown, queries } = await openDialog({}, [view('大客户', { search: '?level=A' })]);
    const [kept] = now().saved.views ?? [];
    await settle(() => now().use(kept));
    await settle(() => now().use());
    expect([shown, queries]).toEqual([['大客户', undefined], []]);
  });

  const gone = { field: 'gone', rule: 'eq', value: '1' };
  test('is written into the lines and asked for, without fields that are gone', async () => {
    const kept = view('旧的', { ...asked, lines: [...asked.lines, gone] });
    const { now, queries } = await openDialog({}, [kept]);
    await settle(() => now().use({ ...kept, place }));
    expect([queries, now().draft]).toMatchObject([[asked], { match: 'or', lines: [{ field: 'name', value: '张' }] }]);
  });

  const noGroups = { ...allCapabilities, queryGroups: false };
  test.each<[what: string, content: unknown, can: AdvancedQueryEntry['can'], message: string]>([
    ['is damaged', { lines: 7 }, allCapabilities, '保存的查询“坏”读不出来，请删除后重新保存。'],
    [
      'has lost all its fields',
      { match: 'and', lines: [gone] },
      allCapabilities,
      '这个查询里的字段都已经不在了，请重新设置条件。',
    ],
    [
      'asks for what the server cannot',
      { match: 'and', lines: [asked] },
      noGroups,
      '这个服务器不支持条件组，请把条件组去掉再查询。',
    ],
  ])('that %s is refused, and what is written stays', async (_, content, can, message) => {
    const { now, queries, write } = await openDialog({ can });
    await write(...line(1, 'name', '李'));
    const before = now().draft;
    expect(() => now().use({ ...view('坏', content), place })).toThrow(new PortError('invalid', message));
    expect([now().draft, queries]).toEqual([before, []]);
  });
});
