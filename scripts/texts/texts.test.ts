import { describe, expect, test } from 'vitest';

import { joinTexts, readRoomTexts } from './join-texts.ts';
import { commonRoom } from './rooms.ts';
import { usesOf } from './used-texts.ts';

const texts = readRoomTexts();
const all = [...texts].flatMap(([room, some]) =>
  Object.entries(some).map(([chinese, english]) => ({ room, chinese, english })),
);
const names = (words: string) =>
  [...new Set([...words.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].toSorted().join();

test('the English of every text is English, and names the same values', () => {
  expect(all.length).toBeGreaterThan(2900);
  const wrong = all.filter(
    ({ chinese, english }) =>
      english.trim() === '' ||
      // Place names in a sheet come from the list of places, which is Chinese.
      /[\u3000-\u303f\u4e00-\u9fff\uff01-\uff5e]/.test(english.replace('浙江省/杭州市/西湖区', '')) ||
      names(english) !== names(chinese),
  );
  expect(wrong).toEqual([]);
});

test('every text is used, and has its English in the highest room that all its users import', () => {
  const uses = usesOf(new Set(all.map(({ chinese }) => chinese)));
  const wrong = all.flatMap(({ room, chinese }) => {
    const users = [...(uses.get(chinese) ?? [])];
    if (users.length === 0) return [`“${chinese}” of ${room} is not used`];
    const home = commonRoom(users);
    return home === room ? [] : [`“${chinese}” of ${room} is used by ${users.join(', ')}: move it to ${home}`];
  });
  expect(wrong).toEqual([]);
});

describe('the texts of the rooms', () => {
  const join = (parts: Record<string, Record<string, string>>) => joinTexts(new Map(Object.entries(parts)));

  test('are joined in the order of their code units, apart from those that only the designer or the server shows', () => {
    const joined = join({ 'src/views': { 删除: 'Delete' }, 'src/engine': { 中: 'in' }, designer: { 画布: 'Canvas' } });
    expect([...joined].map(([, text]) => Object.keys(JSON.parse(text)))).toEqual([['中', '删除'], ['画布'], []]);
  });

  test.each([
    ['the same', 'Delete', 'keep it in src/kit only'],
    ['different', 'Remove', 'different English (Delete | Remove)'],
  ])('are refused if two rooms have a text with %s English', (_name, english, reason) => {
    expect(() => join({ 'src/views': { 删除: 'Delete' }, 'src/widgets': { 删除: english } })).toThrow(reason);
  });

  test.each([
    [['src/widgets', 'src/views'], 'src/kit'],
    [['src/app', 'src/views'], 'src/views'],
    [['src/app', 'designer'], 'src/kit'],
    [['server', 'src/app'], 'src/engine'],
    [['designer'], 'designer'],
  ])('of %s are kept in %s', (users, home) => expect(commonRoom(users)).toBe(home));
});
