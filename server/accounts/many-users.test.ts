import { CompiledQuery, sql, type RootOperationNode } from 'kysely';
import { beforeAll, expect, test } from 'vitest';

import { accountTables, applySchema, departmentTables, vacuum, type DynamicKysely } from '../database/index.ts';
import { kinds, shareTestDatabase } from '../database/testing/test-database.ts';
import { departmentsBelow, departmentTree, readDepartmentRows, type DepartmentNode } from '../departments/index.ts';
import { pageOfUsers } from './user-rows.ts';

const users = 6_000;
const departments = 3_000;
const [kind = 'embedded'] = kinds;
const database = shareTestDatabase(kind);
let db: DynamicKysely;

beforeAll(async () => {
  db = database().kysely;
  await applySchema(db, [...accountTables, ...departmentTables]);
  await sql`insert into sys_depart (id, parent_id, depart_name, depart_order, org_code)
    select 'd' || g, case when g > 0 then 'd' || (g - 1) / 10 end, '部门 ' || g, g, 'Z' || g
    from generate_series(0, ${departments}::int - 1) g`.execute(db);
  await sql`insert into sys_user (id, username, realname, sex)
    select 'u' || g, 'user' || lpad(g::text, 5, '0'), '员工 ' || g, case when g % 3 > 0 then g % 3 end
    from generate_series(0, ${users}::int - 1) g`.execute(db);
  await sql`insert into sys_user_depart (id, user_id, dep_id)
    select 'l' || g, 'u' || g, 'd' || g % ${departments}::int from generate_series(0, ${users}::int - 1) g`.execute(db);
  await vacuum(db, ['sys_depart', 'sys_user', 'sys_user_depart']);
});

const viewer = { tenantId: 0 };

const namesOf = ({ records }: { records: readonly { username: string }[] }) => records.map(({ username }) => username);

test('a page of very many users is a page, wherever it is, with the number of all', async () => {
  const first = await pageOfUsers(db, { viewer, status: 1 }, { pageNo: '1', pageSize: '3' });
  expect(first).toMatchObject({ total: users, current: 1 });
  expect(namesOf(first)).toEqual(['user00000', 'user00001', 'user00002']);
  const last = await pageOfUsers(db, { viewer }, { pageNo: String(users / 3), pageSize: '3' });
  expect(namesOf(last)).toEqual(['user05997', 'user05998', 'user05999']);
  const back = await pageOfUsers(db, { viewer }, { pageSize: '2', column: 'username', order: 'desc' });
  expect(namesOf(back)).toEqual(['user05999', 'user05998']);
  const found = await pageOfUsers(db, { viewer, realname: '*599*' }, { pageSize: '5' });
  expect(found.total).toBe(16);
  expect(namesOf(found)).toEqual(['user00599', 'user01599', 'user02599', 'user03599', 'user04599']);
});

test('users without a sex come first, and last in the other direction, as in all lists', async () => {
  const [up] = (await pageOfUsers(db, { viewer }, { pageSize: '1', column: 'sex', order: 'asc' })).records;
  const [down] = (await pageOfUsers(db, { viewer }, { pageSize: '1', column: 'sex', order: 'desc' })).records;
  expect([up?.sex, up?.username, down?.sex, down?.username]).toEqual([null, 'user00000', 2, 'user00002']);
});

test.each(['asc', 'desc'])('a page by name (%s) reads the index of names, not everybody', async (order) => {
  const nodes: RootOperationNode[] = [];
  const watched = db.withPlugin({
    transformQuery({ node }) {
      nodes.push(node);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  await pageOfUsers(watched, { viewer, status: 1 }, { pageSize: '5', column: 'username', order });
  const paged = nodes.find((node) => node.kind === 'SelectQueryNode' && node.limit !== undefined);
  if (!paged) throw new Error('No page was asked for.');
  const { sql: text, parameters } = db.getExecutor().compileQuery(paged, { queryId: 'page' });
  const plan = await db.executeQuery(CompiledQuery.raw(`explain ${text}`, [...parameters]));
  expect(JSON.stringify(plan.rows)).toMatch(/sys_user_username_key/);
});

test('users of a department with very many below are those of all of them', async () => {
  const all = await departmentsBelow(db, ['d0'], viewer);
  expect(all).toHaveLength(departments);
  const page = await pageOfUsers(db, { viewer, departmentIds: all }, { pageSize: '2' });
  expect(page.total).toBe(users);
  const some = await departmentsBelow(db, ['d299', 'd1', 'gone'], viewer);
  // d1, the ten below it, a hundred and a thousand below those; d299 and the nine that exist below it.
  expect(some).toHaveLength(1 + 10 + 100 + 1_000 + 1 + 9);
});

test('a tree of very many departments has each of them once, in order, with its leaves', async () => {
  const tree = departmentTree(await readDepartmentRows(db, viewer));
  const flat = (nodes: readonly DepartmentNode[]): DepartmentNode[] =>
    nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);
  const nodes = flat(tree);
  expect(nodes).toHaveLength(departments);
  expect(tree).toMatchObject([{ id: 'd0', title: '部门 0', parentId: '', isLeaf: false }]);
  expect(tree[0]?.children?.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, index) => `d${index + 1}`));
  for (const { isLeaf, children } of nodes) expect(isLeaf).toBe(children === null);
});
