import { expect, onTestFinished, test, vi } from 'vitest';

import { smallBusiness } from '../../catalogue/testing/folder.ts';
import { freshDataDirectory } from '../../database/testing/data-directory.ts';
import { removeDatabaseOf } from '../../database/testing/test-database.ts';
import { eventually } from '../../http/testing/eventually.ts';
import { runServer, type TestServer } from '../../start/testing/running-server.ts';

vi.setConfig({ testTimeout: 90_000 });

const contract = (reminders: object[]) => ({
  title: '合同',
  permission: 'sales:order',
  reminders,
  schema: {
    type: 'object',
    required: ['no'],
    properties: {
      no: { type: 'string', title: '合同号' },
      owner: { type: 'string', title: '负责人' },
      endsOn: { type: 'string', format: 'date', title: '到期日' },
      amount: { type: 'number', title: '金额', 'x-scale': 2 },
    },
  },
});

const due = {
  name: 'due',
  title: '{{ $record.no }} 到期',
  when: '{{ $record.endsOn && $record.endsOn <= $today }}',
  to: { field: 'owner' },
  text: '合同 {{ $record.no }} 已于 {{ $record.endsOn }} 到期，金额 {{ $record.amount }}。',
};

const soon = {
  ...due,
  name: 'soon',
  title: '{{ $record.no }} 快到期',
  ahead: 30,
  when: `{{ $record.owner == 'lina' && ${due.when.slice(2, -2)} }}`,
};

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const large = {
  name: 'large',
  on: 'change',
  when: '{{ $record.amount > 10000 }}',
  to: { users: ['lina'], role: 'admin' },
  text: '大额：{{ $record.no }}',
  priority: 'H',
};

const serverWith = (reminders: object[], more: object = {}) =>
  runServer({ files: { ...smallBusiness(), 'base/contract.model': contract(reminders) }, ...more });

async function messagesOf(server: TestServer, username: string): Promise<any[]> {
  const token = await server.signIn(username);
  return (await server.api('GET', '/sys/annountCement/listByUser?pageSize=50', { token })).json.result.sysMsgList;
}

async function add(server: TestServer, body: object): Promise<any> {
  const token = await server.signIn('admin');
  const { json } = await server.api('POST', '/base/contract/add', { token, body });
  expect(json.success).toBe(true);
  return json.result;
}

test('reminds people each day of records that meet a condition, by a field of the record, and of each record once', async () => {
  const dataDir = await freshDataDirectory();
  const first = await serverWith([due], { dataDir, environment: { REMINDER_TIME: 'off' } });
  const record = await add(first, { no: 'HT-1', owner: 'zhangwei', endsOn: '2020-05-01', amount: '1200.50' });
  await add(first, { no: 'HT-2', owner: 'zhangwei', endsOn: '2999-01-01' });
  await add(first, { no: 'HT-4', owner: 'lina', endsOn: inDays(29) });
  await add(first, { no: 'HT-5', owner: 'lina', endsOn: inDays(32) });
  await add(first, { no: 'HT-3', owner: 'nobody', endsOn: '2020-05-01' });
  expect(await messagesOf(first, 'zhangwei')).toEqual([]);
  await first.close();

  const second = await serverWith([due, soon], { dataDir, environment: { REMINDER_TIME: '00:00' } });
  await eventually(async () => {
    expect(await messagesOf(second, 'zhangwei')).toMatchObject([
      {
        titile: 'HT-1 到期',
        msgContent: '<p>合同 HT-1 已于 2020-05-01 到期，金额 1200.5。</p>',
        sender: 'system',
        msgCategory: '2',
        openType: 'component',
        openPage: 'base/contract.model',
        busId: record.id,
      },
    ]);
  });
  await eventually(async () => expect(await messagesOf(second, 'lina')).toMatchObject([{ titile: 'HT-4 快到期' }]));
  await second.close();

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
  onTestFinished(() => void vi.useRealTimers());
  const another = { ...due, name: 'another', title: '另一个' };
  const third = await serverWith([due, another], { dataDir, environment: { REMINDER_TIME: '00:00' } });
  await eventually(async () => {
    expect((await messagesOf(third, 'zhangwei')).map(({ titile }) => titile)).toEqual(['另一个', 'HT-1 到期']);
  });
  await third.close();
  await removeDatabaseOf(dataDir);
});

test('reminds the holders of a role and the named users of a change once, however often the record changes', async () => {
  const server = await serverWith([large]);
  await add(server, { no: 'HT-8', amount: '9000' });
  const record = await add(server, { no: 'HT-9', amount: '20000' });
  for (const username of ['lina', 'admin'])
    await eventually(async () => {
      expect(await messagesOf(server, username)).toMatchObject([
        { titile: '合同提醒', msgContent: '<p>大额：HT-9</p>', priority: 'H' },
      ]);
    });
  expect(await messagesOf(server, 'zhangwei')).toEqual([]);
  const token = await server.signIn('admin');
  await server.api('PUT', '/base/contract/edit', { token, body: { ...record, amount: '30000' } });
  await add(server, { no: 'HT-10', amount: '50000' });
  await eventually(async () => {
    expect((await messagesOf(server, 'lina')).map(({ msgContent }) => msgContent)).toEqual([
      '<p>大额：HT-10</p>',
      '<p>大额：HT-9</p>',
    ]);
  });
});

test('reminds nobody who may not list the records', async () => {
  const model = { ...contract([{ ...large, to: { users: ['lina', 'zhangwei'] } }]), permission: 'base:depot' };
  const server = await runServer({ files: { ...smallBusiness(), 'base/contract.model': model } });
  await add(server, { no: 'HT-1', amount: '20000' });
  await eventually(async () => expect(await messagesOf(server, 'lina')).toHaveLength(1));
  expect(await messagesOf(server, 'zhangwei')).toEqual([]);
});

test('a condition that cannot be evaluated reminds nobody, and keeps no other reminder', async () => {
  const server = await serverWith([
    { ...large, when: '{{ $record.amount.foo.bar > 1 }}' },
    { ...large, name: 'other' },
  ]);
  await add(server, { no: 'HT-1', amount: '20000' });
  await eventually(async () => expect(await messagesOf(server, 'lina')).toHaveLength(1));
});
