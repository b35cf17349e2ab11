// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';

import { createDraftStore } from './draft-store.ts';

const day = 24 * 60 * 60 * 1000;
const place = { user: 'u1', document: 'base/customer.form', record: 'r1' };
let time = 0;
const large = new Map<string, string>();
const room = { isFull: false };
const store = createDraftStore(
  () => localStorage,
  () => time,
  {
    get: async (key) => large.get(key),
    set: async (key, text) => {
      if (room.isFull) throw new Error('full');
      large.set(key, text);
    },
    remove: async (key) => void large.delete(key),
  },
);
const long = { name: '长'.repeat(300_000) };

beforeEach(() => {
  localStorage.clear();
  large.clear();
  room.isFull = false;
  time = 1_000;
});

describe('the drafts of a browser', () => {
  test('are found again by person, document and record, and by nobody else', () => {
    store.write(place, { values: { name: '甲' }, version: 3 });
    expect(store.read(place)).toEqual({ savedAt: 1_000, values: { name: '甲' }, version: 3 });
    for (const other of [
      { ...place, user: 'u2' },
      { ...place, document: 'base/unit.form' },
      { ...place, record: null },
    ])
      expect(store.read(other)).toBeUndefined();
    store.remove(place);
    expect(store.read(place)).toBeUndefined();
  });

  test('of one document are told to their person, the newest first', () => {
    store.write(place, { values: { name: '甲' } });
    time += 1;
    store.write({ ...place, record: null }, { values: { name: '乙' } });
    store.write({ ...place, document: 'base/unit.form' }, { values: { name: '丙' } });
    store.write({ ...place, user: 'u2' }, { values: { name: '丁' } });
    expect(store.list(place)).toEqual([
      { record: null, savedAt: 1_001 },
      { record: 'r1', savedAt: 1_000 },
    ]);
  });

  test('are gone after seven days', () => {
    store.write(place, { values: { name: '甲' } });
    time += 7 * day - 1;
    expect(store.read(place)).toBeDefined();
    time += 1;
    expect(store.read(place)).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });

  test('are twenty at most, the oldest make room, and nothing else is touched', () => {
    localStorage.setItem('another', 'thing');
    for (let index = 0; index < 30; index += 1) {
      time += 1;
      store.write({ ...place, record: String(index) }, { values: { name: '甲' } });
    }
    expect(localStorage.length).toBe(21);
    expect(store.read({ ...place, record: '9' })).toBeUndefined();
    expect(store.read({ ...place, record: '10' })).toBeDefined();
    expect(localStorage.getItem('another')).toBe('thing');
  });

  test('keep what is there where the next one is too large, or the storage is full, closed or damaged', () => {
    store.write(place, { values: { name: '甲' } });
    store.write(place, { values: { name: '长'.repeat(20_000_001) } });
    expect(store.read(place)).toMatchObject({ values: { name: '甲' } });
    const closed = createDraftStore(() => {
      throw new Error('closed');
    });
    closed.write(place, { values: {} });
    closed.remove(place);
    expect(closed.read(place)).toBeUndefined();
    localStorage.setItem(`pagewright:draft:${JSON.stringify(['u1', 'base/customer.form', 'r1'])}`, '{"values":');
    expect(store.read(place)).toBeUndefined();
  });

  test('that are large stand elsewhere, are told of and read as others, and go with their place', async () => {
    store.write(place, { values: long, version: 3 });
    expect(localStorage.getItem(localStorage.key(0) ?? '')?.length).toBeLessThan(200);
    expect(await store.read(place)).toEqual({ savedAt: 1_000, values: long, version: 3 });
    expect(store.list(place)).toEqual([{ record: 'r1', savedAt: 1_000 }]);
    store.write(place, { values: { name: '甲' } });
    expect(large.size).toBe(0);
    expect(store.read(place)).toEqual({ savedAt: 1_000, values: { name: '甲' } });
    store.write(place, { values: long });
    store.remove(place);
    expect([localStorage.length, large.size, store.read(place)]).toEqual([0, 0, undefined]);
    store.write(place, { values: long });
    time += 7 * day;
    expect([store.read(place), large.size]).toEqual([undefined, 0]);
  });

  test('that are large leave what was kept before where there is no room for them', async () => {
    store.write(place, { values: { name: '甲' } });
    room.isFull = true;
    store.write(place, { values: long });
    store.write({ ...place, record: null }, { values: long });
    await expect.poll(() => store.read(place)).toMatchObject({ values: { name: '甲' } });
    expect(store.list(place)).toEqual([{ record: 'r1', savedAt: 1_000 }]);
  });
});
