import { expect, test, vi } from 'vitest';

import { demoServer } from '../../start/testing/demo-server.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const { api, imported } = demoServer();

test('the first import of a sheet of customers reports all errors of a row', async () => {
  await api('POST', '/base/customer/add', { name: '首轮甲', level: 'B' });
  const rows = [
    ['客户名称', '等级', '手机', '邮箱', '信用额度', '联系人', '开户日期'],
    ['首轮甲', '钻石', '12', '不是邮箱', -5, '联'.repeat(51), '下周'],
    ['首轮乙', '普通客户', '12', null, -5, null, null],
    ['首轮丙', '普通客户', '13800000000', 'a@b.cn', 5, '王', '2026-03-01'],
  ];
  const wanted = [
    '2 客户名称',
    '2 等级',
    '2 手机',
    '2 邮箱',
    '2 信用额度',
    '2 联系人',
    '2 开户日期',
    '3 手机',
    '3 信用额度',
  ];
  const placesOf = ({ result }: { result: { errors: { row: number; title: string }[] } }) =>
    result.errors.map(({ row, title }) => `${row} ${title}`).sort();
  const preview = await imported('/base/customer/importPreview', rows);
  expect(placesOf(preview)).toEqual(wanted.toSorted());
  expect(preview.result).toMatchObject({ total: 3, wrong: 2, heldBack: 0, added: 1 });
  expect(preview.result.errors).toContainEqual({ row: 2, title: '邮箱', message: '邮箱格式不正确' });
  expect(placesOf(await imported('/base/customer/importExcel', rows))).toEqual(wanted.toSorted());
  const { total } = (await api('GET', `/base/customer/list?name=${encodeURIComponent('*首轮*')}`)).result;
  expect(total).toBe(2);
});
