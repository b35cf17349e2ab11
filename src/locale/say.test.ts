import { afterEach, describe, expect, test } from 'vitest';

import { bracketed } from './bracketed.ts';
import { currentLocale, loadCatalogue, say, setLocale, text, textTable, translated } from './say.ts';

afterEach(() => setLocale('zh-CN'));

const english = async () => setLocale('en-US', await loadCatalogue('en-US'));

// covers: limit-locales
describe('a text', () => {
  test('is said in Chinese until another language is spoken, and again after it', async () => {
    expect(say('新增')).toBe('新增');
    await english();
    expect([currentLocale(), say('新增')]).toEqual(['en-US', 'Add']);
    setLocale('zh-CN', await loadCatalogue('zh-CN'));
    expect([currentLocale(), say('新增')]).toEqual(['zh-CN', '新增']);
  });

  test('is filled with its values, where the language wants them', async () => {
    const values = { title: '名称', minLength: 3 };
    expect(say('{title}最小长度{minLength}位字符', values)).toBe('名称最小长度3位字符');
    await english();
    expect(say('{title}最小长度{minLength}位字符', values)).toMatch(/名称.*3/);
  });

  test('of a value that is itself in braces is not filled again', () => {
    expect(say('{title}应为{what}', { title: '{what}', what: '数字' })).toBe('{what}应为数字');
  });

  test('that nobody translated stays as it is', async () => {
    await english();
    expect(translated('没有人翻译过的一句话')).toBe('没有人翻译过的一句话');
    expect(translated('constructor')).toBe('constructor');
  });
});

test('the texts of a table, however deep, follow the language', async () => {
  const table = textTable({ add: { title: text('新增'), name: 'add' }, list: [text('删除')] });
  const { ...copy } = table.add;
  await english();
  expect(table).toEqual({ add: { title: 'Add', name: 'add' }, list: ['Delete'] });
  expect(copy.title).toBe('新增');
});

test('what stands in brackets has those of the language', async () => {
  expect(`金额${bracketed('元')}`).toBe('金额（元）');
  await english();
  expect(`Amount${bracketed('CNY')}`).toBe('Amount (CNY)');
});
