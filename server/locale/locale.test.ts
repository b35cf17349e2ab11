import { describe, expect, test } from 'vitest';

import { currentLocale, say as sayShared } from '../../src/locale/index.ts';
import { rowsOf, sheetOf } from '../excel/testing/sheets.ts';
import { demoServer } from '../start/testing/demo-server.ts';
import { languageIn, localeOf, say, spoken } from './index.ts';

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
  const call = (language: string | undefined, path: string, init: RequestInit = {}) => {
    const headers = { 'x-access-token': server.tokenOf('admin'), ...(language && { 'accept-language': language }) };
    const type = typeof init.body === 'string' && { 'content-type': 'application/json' };
    return fetch(`${server.address()}/jeecg-boot${path}`, { ...init, headers: { ...headers, ...type } });
  };
  const messageOf = async (language: string | undefined, path: string, init: RequestInit = {}) => {
    const envelope: { message: string } = await (await call(language, path, init)).json();
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
    ['a rule of a document', '/base/customer/add', post({}), '请输入客户名称', 'Enter Customer name'],
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
    expect(await messageOf('en-US', path, init)).toBe(inEnglish);
    expect(await messageOf(undefined, path, init)).toBe(chinese);
    expect(await messageOf('de', path, init)).toBe(chinese);
  });

  test('in English finds nothing of what was found for another in Chinese, and the other way round', async () => {
    const answers = await Promise.all(
      ['en-US', 'zh-CN', 'en-US', undefined].map((language) =>
        messageOf(language, '/sys/user/queryUserRole?userid=none'),
      ),
    );
    expect(new Set(answers)).toEqual(new Set(['The roles of the user were not found', '未找到用户相关角色信息']));
  });

  const resultOf = async (language: string, path: string, init: RequestInit = {}) =>
    JSON.parse(await (await call(language, path, init)).text()).result;

  test('has titles of documents, their dictionaries and the menu in its language', async () => {
    const titled = async (language: string) => {
      const { menu, allAuth } = await resultOf(language, '/sys/permission/getUserPermissionByToken');
      const dictionaries = await resultOf(language, '/sys/dict/queryAllDictItems');
      const { treeList } = await resultOf(language, '/sys/role/queryTreeList');
      const titles: string[] = menu.map(({ meta }: { meta: { title: string } }) => meta.title);
      const points = allAuth.filter(({ action }: { action: string }) => action === 'sales:order:examine');
      return {
        menu: titles.filter((title) => /^(Sales|销售管理)$/.test(title)),
        items: dictionaries.customer_level[0],
        point: points[0].describe,
        tree: treeList.some(({ title }: { title: string }) => /^(Sales|销售管理)$/.test(title)),
      };
    };
    const key = (text: string) => ({ text, title: text, label: text });
    const sales = { menu: ['Sales'], tree: true, point: 'Sales order: Approve', items: key('Key customer') };
    expect(await titled('en-US')).toMatchObject(sales);
    const chinese = { menu: ['销售管理'], tree: true, point: '销售订单：审核', items: key('重点客户') };
    expect(await titled('zh-CN')).toMatchObject(chinese);
  });

  test('keeps what a person wrote in place of a text of the documents', async () => {
    const { records } = await resultOf('en-US', '/sys/dict/list?dictCode=payment_method');
    const items = await resultOf('en-US', `/sys/dictItem/list?dictId=${records[0].id}`);
    const first = items.records.find(({ itemText }: { itemText: string }) => itemText === '预付全款');
    await call('en-US', '/sys/dictItem/edit', { ...post({ ...first, itemText: '先付' }), method: 'PUT' });
    const { payment_method: shown } = await resultOf('en-US', '/sys/dict/queryAllDictItems');
    expect(shown.map(({ text }: { text: string }) => text).slice(0, 2)).toEqual(['先付', 'Deposit and balance']);
  });

  test('gets sheets in its language, and takes those of the other one', async () => {
    const heads = async (language: string) => {
      const answer = await call(language, '/base/unit/exportXls?format=xlsx');
      return rowsOf(new Uint8Array(await answer.arrayBuffer()))[0];
    };
    expect(await heads('en-US')).toEqual(['Unit name', 'Unit code', 'Decimal places', 'Remarks']);
    expect(await heads('zh-CN')).toEqual(['单位名称', '单位编码', '小数位数', '备注']);

    const imported = async (language: string, rows: unknown[][]) => {
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(sheetOf(rows))]), 'sheet.xlsx');
      return resultOf(language, '/base/customer/importExcel', { method: 'POST', body });
    };
    const chinese = ['客户名称*', '等级', '行业'];
    const inEnglish = ['Customer name*', 'Level', 'Industry'];
    for (const [index, language] of ['zh-CN', 'en-US'].entries()) {
      const all = [
        [chinese, [`甲${index}`, '普通客户', '机械制造']],
        [inEnglish, [`乙${index}`, 'Regular customer', 'Machinery']],
      ];
      for (const rows of all) expect(await imported(language, rows)).toMatchObject({ successCount: 1 });
    }
    const { records } = await resultOf('en-US', '/base/customer/list?name=乙*&column=name&order=asc');
    expect(records).toMatchObject(
      ['乙0', '乙1'].map((name) => ({ name, level: 'B', level_dictText: 'Regular customer' })),
    );
  });
});
