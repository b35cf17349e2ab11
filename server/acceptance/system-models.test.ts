import { describe, expect, test, vi } from 'vitest';

import { demoServer } from '../start/testing/demo-server.ts';

// Publishers, including administrators, cannot use documents to bypass the guards of the server's own records.

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const server = demoServer(['zhangwei']);
const read = async (key: string) => (await server.api('GET', `/sys/document/queryByKey?key=${key}`)).result;
const publish = (key: string, body: object, revision = '') =>
  server.api('POST', '/sys/document/publish', {
    documents: [{ key, text: JSON.stringify(body), revision }],
    note: '改',
  });
const change = async (key: string, edit: (body: any) => void) => {
  const { text, revision } = await read(key);
  const body = JSON.parse(text);
  edit(body);
  return publish(key, body, revision);
};
const model = (properties: object, more: object = {}) => ({
  kind: 'model',
  formatVersion: 1,
  title: '探路',
  permission: 'base:probe',
  list: { columns: [] },
  schema: { type: 'object', properties },
  ...more,
});
const text = (title: string, more: object = {}) => ({ type: 'string', title, ...more });

describe('a publication is refused', () => {
  test.each<[what: string, key: string, edit: (body: any) => void]>([
    ['moves the calls of users', 'system/user.model', (body) => void (body.resource = '/people')],
    ['moves the calls of roles', 'system/role.model', (body) => void (body.resource = '/groups')],
    ['shows the column of passwords', 'system/user.model', (body) => more(body, 'Password')],
    ['shows it under the name of a field that is not stored', 'system/user.model', (body) => more(body, 'password')],
    ['lets users have lines', 'system/user.model', (body) => more(body, 'rows', lines('base/unit', 'name'))],
    ['lets people write when a job runs next', 'system/quartz-job.model', (body) => write(body, 'nextRunTime')],
    ['takes the release of announcements away', 'system/announcement.model', (body) => void delete body.states],
    ['has a message written by a reminder', 'system/user.model', (body) => void (body.reminders = reminders)],
  ])('that %s', async (_what, key, edit) => {
    const before = await read(key);
    const answer = await change(key, edit);
    expect(answer).toMatchObject({ success: false });
    expect(answer.message).toMatch(/是系统用的|是保密的/);
    expect(await read(key)).toEqual(before);
  });

  test.each<[what: string, body: object]>([
    ['the users as lines', model({ rows: lines('system/user', 'workNo') })],
    ['a posting into roles', posting('system/role', { roleName: 'x' })],
    ['the roles as a ledger', model({}, { balanceOf: { model: 'system/role', by: [], sum: [] } })],
    ['the table of users', model({ name: text('名') }, { table: 'sys_user' })],
    ['the table of jobs', model({ name: text('名') }, { table: 'sys_quartz_job' })],
    ['the table of links between users and roles', model({ roleId: text('角色') }, { table: 'sys_user_role' })],
    ['the answers of the record engine', model({ answer: text('答') }, { table: 'pagewright_answer' })],
    ['the calls of users', model({ name: text('名') }, { resource: '/sys/user' })],
  ])('of a further model with %s', async (_what, body) => {
    expect(await publish('a/probe.model', body)).toMatchObject({ success: false });
    expect(await read('a/probe.model')).toBe(null);
  });

  test('that gives the accounts of a status another one, also by who keeps dictionaries', async () => {
    const key = (await server.api('GET', '/sys/document/list')).result.find(
      ({ title }: any) => title === '用户状态',
    )?.key;
    const before = await read(key);
    const answer = await change(key, (body) => {
      body.items = [{ ...body.items[0], renamedFrom: [body.items[1].value] }];
    });
    expect(answer).toMatchObject({ success: false, message: expect.stringContaining('由系统使用') });
    expect(await read(key)).toEqual(before);
    const dictionary = (await server.api('GET', '/sys/dict/list?dictCode=user_status')).result.records[0];
    const items = (await server.api('GET', `/sys/dictItem/list?dictId=${dictionary.id}`)).result.records;
    const edited = await server.api('PUT', '/sys/dictItem/edit', { ...items[0], itemValue: '7' });
    expect(edited).toMatchObject({ success: false });
    const users = (await server.api('GET', '/sys/user/list?username=zhangwei')).result.records;
    expect(users).toMatchObject([{ status: 1 }]);
  });

  test('of an online form over a table of the server', async () => {
    for (const tableName of ['sys_role', 'sys_quartz_job', 'onl_cgform_head']) {
      const fields = [{ dbFieldName: 'name_', dbFieldTxt: '名', dbType: 'string', fieldShowType: 'text' }];
      const form = { tableName, tableTxt: '探路', tableType: '1', formTemplate: '2', fields };
      const { result } = await server.api('POST', '/online/cgform/head/add', form);
      const answer = await server.api('POST', `/online/cgform/api/doDbSynch/${result.id}/force`, {});
      expect(answer).toMatchObject({ success: false });
      expect(answer.message).toMatch(/系统用的|已是模型/);
    }
  });
});

test('a further field of users is saved and listed with them, and their calls stay those of their room', async () => {
  const answer = await change('system/user.model', (body) => more(body, 'locker', { maxLength: 20 }));
  expect(answer).toMatchObject({ success: true });
  const { records } = (await server.api('GET', '/sys/user/list?username=zhangwei')).result;
  const saved = await server.api('PUT', '/sys/user/edit', { ...records[0], locker: 'A-12' });
  expect(saved).toMatchObject({ success: true, result: { locker: 'A-12' } });
  expect(await change('system/user.model', (body) => void delete body.schema.properties.locker)).toMatchObject({
    success: true,
  });
});

function more(body: any, name: string, field: object = {}): void {
  body.schema.properties[name] = { ...text('另加'), ...field };
}

function lines(of: string, parent: string): object {
  return { type: 'array', title: '明细', 'x-child': { model: of, parent } };
}

function write(body: any, name: string): void {
  delete body.schema.properties[name]['x-read-only'];
}

const reminders = [
  { name: 'x', title: '电话', text: '{{ $record.phone }}', when: '{{ true }}', to: { users: ['zhangwei'] } },
];

function posting(into: string, set: object): object {
  const transitions = [{ name: 'examine', title: '审核', from: ['a'], to: 'b' }];
  return model(
    { state: text('状态') },
    {
      states: { field: 'state', initial: 'a', editable: ['a'], transitions },
      postings: [{ on: 'examine', into, set }],
    },
  );
}
