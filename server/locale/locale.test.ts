import { describe, expect, test } from 'vitest';
import { currentLocale, loadCatalogue, say as sayShared } from '../../src/schema/locale/index.ts';
import { demoServer } from '../start/testing/demo-server.ts';
import english from './en-us.json';
import { languageIn, localeOf, say, spoken } from './index.ts';

const names = (words: string): string[] => [...words.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted();

test('the English of every text of the server is English, names the same values and stands in one catalogue', async () => {
  const shared = (await loadCatalogue('en-US')) ?? {};
  const wrong = Object.entries(english).filter(
    ([chinese, words]) =>
      words.trim() === '' ||
      Object.hasOwn(shared, chinese) ||
      // Names of places in a sheet are those of the list of places, which is Chinese.
      /[\u3000-\u303f\u4e00-\u9fff\uff01-\uff5e]/.test(words.replace('浙江省/杭州市/西湖区', '')) ||
      [...new Set(names(words))].join() !== [...new Set(names(chinese))].join(),
  );
  expect(wrong).toEqual([]);
});

test.each([
  [undefined, 'zh-CN'],
  ['*', 'zh-CN'],
  ['fr-FR, en;q=0.5', 'zh-CN'],
  ['zh-CN', 'zh-CN'],
  ['en-US', 'en-US'],
  ['EN', 'en-US'],
  ['en-GB,en;q=0.9,zh;q=0.8', 'en-US'],
])('Accept-Language %s asks for %s', (header, locale) => expect(localeOf(header)).toBe(locale));

test('work in one language, with all that it waits for, does not change that of other work', async () => {
  const language = await languageIn('en-US');
  const inEnglish = spoken(async () => {
    await Promise.resolve();
    return [currentLocale(), say('用户名或密码错误'), sayShared('新增'), spoken(() => say('用户名或密码错误'))];
  }, language);
  expect([currentLocale(), say('用户名或密码错误')]).toEqual(['zh-CN', '用户名或密码错误']);
  expect(await inEnglish).toEqual(['en-US', 'The user name or the password is wrong', 'Add', '用户名或密码错误']);
});

describe('a request', () => {
  const server = demoServer();
  const asked = async (language: string | undefined, path: string, init: RequestInit = {}) => {
    const headers = { 'x-access-token': server.tokenOf('admin'), ...(language && { 'accept-language': language }) };
    const type = init.method === 'POST' && { 'content-type': 'application/json' };
    const answer = await fetch(`${server.address()}/jeecg-boot${path}`, { ...init, headers: { ...headers, ...type } });
    const envelope: { message: string } = await answer.json();
    return envelope.message;
  };
  const post = (body: unknown): RequestInit => ({ method: 'POST', body: JSON.stringify(body) });

  test.each([
    [
      'a refusal of a room',
      '/sys/user/queryUserRole?userid=none',
      {},
      '未找到用户相关角色信息',
      'The roles of the user were not found',
    ],
    ['a success', '/sys/sysAnnouncementSend/readAll', { method: 'PUT' }, '全部已读', 'Mark all as read'],
    ['a rule of a document', '/base/customer/add', post({}), '请输入客户名称', 'Enter 客户名称'],
    [
      'a record that is not there',
      '/base/customer/queryById?id=none',
      {},
      '未找到对应实体',
      'The record was not found',
    ],
    [
      'a body that is no JSON',
      '/base/customer/add',
      { method: 'POST', body: '{' },
      '请求内容不是可用的 JSON，请检查后再提交。',
      'The request is not valid JSON. Check it and send it again.',
    ],
    [
      'a path of nobody',
      '/sys/nothing/%zz',
      {},
      '地址里有不能解码的字符，请检查后再试。',
      'The address contains characters that cannot be decoded. Check it and try again.',
    ],
  ])('is answered in its language: %s', async (_what, path, init, chinese, inEnglish) => {
    expect(await asked('en-US', path, init)).toBe(inEnglish);
    expect(await asked(undefined, path, init)).toBe(chinese);
    expect(await asked('de', path, init)).toBe(chinese);
  });

  test('in English finds nothing of what was found for another in Chinese, and the other way round', async () => {
    const answers = await Promise.all(
      ['en-US', 'zh-CN', 'en-US', undefined].map((language) => asked(language, '/sys/user/queryUserRole?userid=none')),
    );
    expect(new Set(answers)).toEqual(new Set(['The roles of the user were not found', '未找到用户相关角色信息']));
  });
});
