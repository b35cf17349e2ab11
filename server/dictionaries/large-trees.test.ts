import { beforeAll, describe, expect, test, vi } from 'vitest';

import { demoServer } from '../start/testing/demo-server.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const { api, imported } = demoServer();
const count = 1_300;

beforeAll(async () => {
  const rows = Array.from({ length: count }, (_, index) => [`类别${index}`]);
  expect(await imported('/sys/category/importExcel', [['分类名称'], ...rows])).toMatchObject({ success: true });
});

describe('more records below one than a page has', () => {
  test('come whole as a level of any tree', async () => {
    const query = { pid: '0', pidField: 'pid', tableName: 'sys_category', text: 'name', code: 'id' };
    const parameters = new URLSearchParams({ ...query, hasChildField: '', condition: '' });
    const { result } = await api('GET', `/sys/dict/loadTreeData?${parameters}`);
    const titles = new Set(result.map(({ title }: { title: string }) => title));
    expect(titles.size).toBeGreaterThanOrEqual(count);
    expect(titles).toContain(`类别${count - 1}`);
  });

  test('come whole as categories, each found by its code', async () => {
    const { result } = await api('GET', '/sys/category/loadTreeRoot?pcode=0&async=false');
    expect(result.length).toBeGreaterThanOrEqual(count);
    const last = result.at(-1);
    expect((await api('GET', `/sys/category/loadOne?field=code&val=${last.code}`)).result.id).toBe(last.key);
  });
});
