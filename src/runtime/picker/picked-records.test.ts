import { describe, expect, test } from 'vitest';

import { invalidateNames } from '../data/index.ts';
import { PortError } from '../ports/index.ts';
import { fetchPicked, isFreshRecord, knownRecord, rememberPicked } from './picked-records.ts';
import { companyPicker, companyPorts, pathsOf } from './testing/company.ts';

const users = await companyPicker('system/user');
const customers = await companyPicker('base/customer');
const categories = await companyPicker('system/category');
const names = (records: readonly Record<string, unknown>[], label: string) => records.map((record) => record[label]);

describe('the records of chosen keys', () => {
  test('come in the order of their keys, in one call', async () => {
    const ports = companyPorts();
    const found = await fetchPicked(ports, users, ['user1', 'user0']);
    expect(names(found, 'realname')).toEqual(['李娜', '张伟']);
    expect(ports.calls).toMatchObject([{ params: { username: 'user1,user0,', pageNo: '1', pageSize: '2' } }]);
  });

  test('that nobody knows are called by their keys, so that no choice is lost', async () => {
    const found = await fetchPicked(companyPorts(), users, ['nobody', 'user0']);
    expect(found).toMatchObject([{ id: 'nobody', username: 'nobody', realname: 'nobody' }, { realname: '张伟' }]);
  });

  test('are asked for by all cells of a tick together, each key once, 200 a call', async () => {
    const ports = companyPorts({ users: 1_000 });
    const keys = Array.from({ length: 450 }, (_, index) => `user${index}`);
    const [first, second] = await Promise.all([
      fetchPicked(ports, users, keys.slice(0, 300)),
      fetchPicked(ports, users, keys.slice(150)),
    ]);
    expect([first.length, second.at(-1)?.['username']]).toEqual([300, 'user449']);
    expect(ports.calls.map(({ params }) => params['pageSize'])).toEqual(['200', '200', '50']);
  });

  test('are asked for once, and anew when names are no longer believed', async () => {
    const ports = companyPorts();
    await fetchPicked(ports, users, ['user1']);
    await fetchPicked(ports, users, ['user1']);
    expect(ports.calls).toHaveLength(1);
    await new Promise((resolve) => void setTimeout(resolve, 2));
    invalidateNames();
    expect([isFreshRecord(ports, users, 'user1'), knownRecord(ports, users, 'user1')?.['realname']]).toEqual([
      false,
      '李娜',
    ]);
    await fetchPicked(ports, users, ['user1']);
    expect(ports.calls).toHaveLength(2);
  });

  test('that a picker showed are known, to this picker and these ports only', async () => {
    const ports = companyPorts();
    rememberPicked(ports, users, [{ id: 'u5', username: 'user5', realname: '王五' }, { id: 'no key' }]);
    expect(names(await fetchPicked(ports, users, ['user5']), 'realname')).toEqual(['王五']);
    expect(ports.calls).toEqual([]);
    expect([knownRecord(companyPorts(), users, 'user5'), knownRecord(ports, customers, 'user5')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('of a failed call are an error for each that asked, and not asked for again at once', async () => {
    const ports = companyPorts({ fails: { '/sys/user/getMultiUser': new PortError('offline', '网络断开了') } });
    const both = await Promise.allSettled([fetchPicked(ports, users, ['user1']), fetchPicked(ports, users, ['user2'])]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(names(await fetchPicked(ports, users, ['user1']), 'realname')).toEqual(['user1']);
    expect(ports.calls).toHaveLength(1);
  });
});

describe('the names of nodes', () => {
  test('come with one call for all of them', async () => {
    const ports = companyPorts();
    expect(names(await fetchPicked(ports, categories, ['12', '2']), 'title')).toEqual(['塑料', '成品']);
    expect(pathsOf(ports)).toEqual(['loadDictItem']);
  });

  test('are asked for one by one where the answer leaves some out', async () => {
    const ports = companyPorts();
    expect(names(await fetchPicked(ports, categories, ['gone', '2']), 'title')).toEqual(['gone', '成品']);
    expect(ports.calls.map(({ params }) => params['ids'])).toEqual(['gone,2', 'gone', '2']);
  });

  test('of another field than the id are asked for by that field', async () => {
    const ports = companyPorts();
    const byCode = { ...categories, key: 'code' };
    expect(await fetchPicked(ports, byCode, ['B11', 'B99'])).toMatchObject([
      { code: 'B11', title: '钢材' },
      { code: 'B99', title: 'B99' },
    ]);
    expect(pathsOf(ports)).toEqual(['loadOne', 'loadOne']);
  });
});

test('records of a model are asked of its list, or by their names where nobody may list them', async () => {
  const ports = companyPorts();
  const [found] = await fetchPicked(ports, customers, ['c7']);
  expect([found?.['name'], pathsOf(ports)]).toEqual(['客户007', ['list']]);
  const { echo: _, ...silent } = customers;
  const byName = { ...silent, echo: { path: '', resource: '/base/customer' } };
  expect(names(await fetchPicked(companyPorts(), byName, ['c8']), 'name')).toEqual(['客户008']);
  expect(names(await fetchPicked(companyPorts(), silent, ['c9']), 'name')).toEqual(['c9']);
});
