import { CFB, utils, write } from '@e965/xlsx';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { recordedVersions } from '../../backend/testing/recorded-jeecgboot.ts';
import { formOf } from '../../files/testing/file-server.ts';
import { shareInFrontOf } from '../testing/in-front-of.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const people = '/test/person';
const head = ['姓名', '性别', '年龄', '生日', '工资'];

/** Creates an .xlsx whose texts are stored in their cells, as some programs write them. */
function inlineSheet(rows: unknown[][]): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), '数据');
  const written: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx' });
  const container: { FileIndex: { name: string; content: Uint8Array; size: number }[] } = CFB.read(
    new Uint8Array(written),
    { type: 'array' },
  );
  for (const entry of container.FileIndex.filter(({ name }) => name.startsWith('sheet'))) {
    const text = Buffer.from(entry.content).toString('utf8');
    const inline = text.replaceAll(/t="str"><v>(.*?)<\/v>/g, 't="inlineStr"><is><t>$1</t></is>');
    entry.content = Buffer.from(inline);
    entry.size = entry.content.length;
  }
  return new Uint8Array(CFB.write(container, { type: 'array', fileType: 'zip' }));
}

describe.each(recordedVersions)('sheets for a JeecgBoot %s', (version) => {
  const inFrontOf = shareInFrontOf(version, undefined, 'server/backend/testing/sheets');
  beforeEach(() => void inFrontOf().backEnd.imported.splice(0));
  const upload = async (action: string, rows: unknown[][], fields: Record<string, string> = {}, language = 'zh-CN') => {
    const file = { name: '人员.xlsx', content: inlineSheet(rows) };
    const { payload, headers } = await formOf({ ...fields, 'files[]': file });
    const { server } = inFrontOf();
    const url = `${server.address}/jeecg-boot${people}/${action}`;
    const body = new Uint8Array(payload);
    const own = { 'x-access-token': 'admin', 'accept-language': language, 'user-agent': 'Mozilla/5.0' };
    const response = await fetch(url, { method: 'POST', headers: { ...headers, ...own }, body });
    return response.json();
  };
  const wrong = [
    head,
    ['张三', '外星人', 17, '2026-02-30', 1],
    [null, '男', '二十', '2026-02-03', 1.234],
    ['李四', '女', 20, '2026-02-03', 2],
  ];

  test('are previewed by the document, with row and column of each mistake', async () => {
    const { result } = await upload('importPreview', wrong);
    expect(result.problem).toBe('共 3 行，2 行有错误，改好后才能导入');
    expect(result).toMatchObject({ total: 3, wrong: 2, columns: head.map((title) => ({ title })) });
    const places = result.errors.map(({ row, title }: { row: number; title: string }) => `${row} ${title}`);
    expect(places.toSorted()).toEqual(['2 年龄', '2 性别', '2 生日', '3 姓名', '3 工资', '3 年龄']);
    expect(inFrontOf().backEnd.imported).toEqual([]);
  });

  test('are not sent with a mistake, which the answer names', async () => {
    const { backEnd } = inFrontOf();
    const before = backEnd.requests.filter((call) => call.endsWith('/importExcel')).length;
    const answer = await upload('importExcel', wrong);
    expect(answer).toMatchObject({ success: false, result: { totalCount: 3, successCount: 0, errorCount: 2 } });
    expect(answer.message).toMatch(/^文件导入失败:2 行有错误，没有导入任何数据。第 2 行：/);
    expect(backEnd.requests.filter((call) => call.endsWith('/importExcel'))).toHaveLength(before);
  });

  test('arrive whole in the layout that it reads, though made by another program, without its rows above the head', async () => {
    const answer = await upload('importExcel', [head, ['李四', '女', 20, '2026-02-03', 2.5]]);
    expect(answer).toMatchObject({ success: true, message: '文件导入成功！数据行数：1' });
    expect(inFrontOf().backEnd.imported).toEqual([
      { name: '李四', sex: '女', age: 20, birthday: '2026-02-03', salary: 2.5 },
    ]);
  });

  test('have areas as the JeecgBoot names them', async () => {
    const rows = [
      ['姓名', '城市'],
      ['李四', '天津市/天津市/和平区'],
    ];
    expect(await upload('importExcel', rows)).toMatchObject({ success: true });
    expect(inFrontOf().backEnd.imported).toEqual([{ name: '李四', town: '天津市/天津市/和平区' }]);
  });

  test('are checked in the language of the person, whatever the language of the head', async () => {
    const young = [
      ['姓名', '年龄'],
      ['李四', 17],
    ];
    const english = async () => (await upload('importPreview', young, {}, 'en-US')).result;
    const chinese = async () => (await upload('importPreview', young)).result;
    expect((await english()).errors).toMatchObject([{ row: 2, title: 'Age' }]);
    expect((await chinese()).errors).toMatchObject([{ row: 2, title: '年龄' }]);
    const { errors, columns, losses } = await english();
    expect([errors[0]?.title, columns[1]?.field, losses]).toEqual(['Age', 'age', []]);
  });

  test('are checked by a template that is asked for once in a while, not at each look', async () => {
    const { backEnd } = inFrontOf();
    const templates = () => backEnd.requests.filter((call) => call.startsWith(`GET ${people}/exportXls`)).length;
    await upload('importPreview', wrong);
    const before = templates();
    await upload('importPreview', wrong);
    await upload('importExcel', [head, ['李四', '女', 20, '2026-02-03', 2.5]]);
    expect(templates()).toBe(before);
  });

  test('arrive under the titles that it knows, for columns that a person chose', async () => {
    const rows = [
      ['名字', '性别', '备注'],
      ['李四', '女', '不要'],
    ];
    expect((await upload('importExcel', rows)).message).toContain('缺少必填列“姓名”');
    const mapping = JSON.stringify({ 名字: 'name' });
    expect(await upload('importExcel', rows, { mapping })).toMatchObject({ success: true });
    expect(inFrontOf().backEnd.imported).toEqual([{ name: '李四', sex: '女' }]);
  });

  test('that the document does not describe are left to the JeecgBoot, as they are', async () => {
    const file = { name: '重名.csv.xls', content: '姓名,姓名\n李四,李四' };
    const send = async (action: string) => {
      const { payload, headers } = await formOf({ 'files[]': file });
      const url = `${inFrontOf().server.address}/jeecg-boot/test/doubled/${action}`;
      const own = { ...headers, 'x-access-token': 'admin', 'user-agent': 'Mozilla/5.0' };
      return (await fetch(url, { method: 'POST', headers: own, body: new Uint8Array(payload) })).json();
    };
    expect(await send('importPreview')).toMatchObject({
      success: false,
      message: '这里的表格由后端检查，没有预览，请直接上传',
    });
    expect(await send('importExcel')).toMatchObject({ success: true });
    expect(inFrontOf().backEnd.imported).toEqual([{ name: file.content }]);
  });

  test('totals of a list are those of all its pages', async () => {
    const { backEnd, result, call } = inFrontOf();
    const salaries = Array.from({ length: 2_500 }, (_, index) => ({
      name: `p${index}`,
      salary: index / 100,
      age: null,
    }));
    backEnd.imported.push(...salaries);
    expect(await result(`${people}/totals?totals=salary,age&pageNo=2&pageSize=10`)).toEqual({
      salary: { sum: '31237.50', average: '12.50' },
      age: { sum: null, average: null },
    });
    backEnd.imported.push(...Array.from({ length: 18_000 }, () => ({ name: 'q', salary: 1 })));
    expect((await call('GET', `${people}/totals?totals=salary`)).json).toMatchObject({
      success: false,
      message: '记录超过 20000 条，后端没有合计，请缩小查询范围',
    });
  });
});
