// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { PortError, type SavedView, type SavedViewsPort } from '../../ports/index.ts';
import { memorySavedViews } from '../../ports/testing/memory-saved-views.ts';
import { drawHook, settle } from '../../registry/testing/draw-hook.tsx';
import { memoryRuntime, openAnswer } from '../../registry/testing/memory-runtime.ts';
import { createTableStore, keepLook, plainLook, printLook } from '../../table/index.ts';
import { resolvedList, searchField } from '../testing/resolved-list.ts';
import { useStartingView } from './index.ts';

const list = resolvedList({ search: [searchField('name'), searchField('level')] });
const look = { ...plainLook, hidden: new Set(['level']) };
const content = { search: '?level=A&list.size=20', look: printLook(look) };
const view: SavedView = { id: '7', title: '重点', content, shared: true, own: false };
const ofRole: SavedView = { ...view, defaultRoles: ['mine'] };

async function begin(savedViews: SavedViewsPort, first: string) {
  let search = first;
  const setSearch = (next: string) => void (search = next);
  const drawn = await drawHook(
    memoryRuntime({ ports: { savedViews } }),
    (at: string) => useStartingView(list, { search: at, setSearch }),
    search,
  );
  const visit = async (next = search) => {
    search = next;
    await drawn.draw(next);
  };
  await visit();
  return { now: drawn.now, visit, address: () => search };
}

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

describe('a list that is opened', () => {
  test('by the address of a view shows it: its query in the address, its columns', async () => {
    const { now, address } = await begin(memorySavedViews([view]), '?list.view=7&tab=notes');
    expect(address()).toBe('?tab=notes&level=A&list.size=20&list.from=7');
    expect(now()).toEqual({ isWaiting: false, look, turn: 1 });
  });

  test('with nothing asked for begins with the view of the person’s role', async () => {
    const { now, address } = await begin(memorySavedViews([ofRole]), '?tab=notes');
    expect([address(), now().look]).toEqual(['?tab=notes&level=A&list.size=20&list.from=7', look]);
  });

  test('as its own although a role begins with a view of it stays so', async () => {
    const { now, address } = await begin(memorySavedViews([ofRole]), '?list.from=');
    expect([address(), now().turn]).toEqual(['?list.from=', 0]);
  });

  test('that asks for something already shows that', async () => {
    const { now, address } = await begin(memorySavedViews([ofRole]), '?name=x');
    expect([address(), now()]).toEqual(['?name=x', { isWaiting: false, turn: 0 }]);
  });

  test('without a view for the role is the list as it is', async () => {
    const { now, address } = await begin(memorySavedViews([view]), '');
    expect([address(), now().isWaiting, now().look]).toEqual(['', false, undefined]);
  });

  test('keeps the columns that the person arranged against the role’s, not against a view that is named', async () => {
    const table = createTableStore();
    keepLook(table, { page: list.document, user: 'u1' });
    table.set({ density: 'compact' });
    const role = await begin(memorySavedViews([ofRole]), '');
    expect([role.address(), role.now().look]).toEqual(['?level=A&list.size=20&list.from=7', undefined]);
    expect((await begin(memorySavedViews([ofRole]), '?list.view=7')).now().look).toEqual(look);
  });

  test('waits for its view, which comes too late after it was left for another', async () => {
    const slow = openAnswer<SavedView>();
    const port = memorySavedViews([{ ...view, id: '8', content: { search: '?name=b' } }]);
    const { get } = port;
    port.get = (place, id) => (id === '7' ? slow.promise : get(place, id));
    const { now, visit, address } = await begin(port, '?list.view=7');
    expect(now().isWaiting).toBe(true);
    await visit('?list.view=8');
    await settle(() => slow.resolve(view));
    await visit();
    expect([address(), now().turn, now().isWaiting]).toEqual(['?name=b&list.from=8', 1, false]);
  });

  test('by the address of a view that is gone says why and shows the list', async () => {
    const { now, address } = await begin(memorySavedViews([]), '?list.view=7&name=x');
    expect(address()).toBe('?name=x');
    expect(now()).toMatchObject({ isWaiting: false, failure: { message: expect.stringContaining('已经删除') } });
  });

  test('is shown without a word where the role’s view cannot be had', async () => {
    const port = memorySavedViews();
    port.defaultOf = () => Promise.reject(new PortError('offline', '网络断开了'));
    const { now } = await begin(port, '');
    expect(now()).toEqual({ isWaiting: false, turn: 0 });
  });
});
