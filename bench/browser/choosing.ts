import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';

import { openDatabase, vacuum, type DynamicKysely } from '../../server/database/index.ts';
import { parseSettings } from '../../server/settings/index.ts';
import { startServer } from '../../server/start/index.ts';
import { readTree } from '../../src/data-sources/jeecg/lookups/read-tree.ts';
import { filterTree, type TreeNode } from '../../src/engine/picker/index.ts';
import { measure, type Measurement } from '../measuring/measure.ts';

interface Size {
  users: number;
  departments: number;
}

const few: Size = { users: 700, departments: 100 };
const many: Size = { users: 70_000, departments: 10_000 };

const people = '/sys/user/queryUserComponentData?column=username&order=asc&pageSize=5';
const list = '/sys/user/list?column=createTime&order=desc&pageSize=10';
const tree = '/sys/sysDepart';

const calls: readonly (readonly [name: string, path: (size: Size) => string])[] = [
  ['users to choose from, first page', () => `${people}&pageNo=1`],
  ['users to choose from, page 100', () => `${people}&pageNo=100`],
  ['users to choose from, last page', ({ users }) => `${people}&pageNo=${users / 5}`],
  [
    'users to choose from, by a part of the name',
    () => `${people}&pageNo=1&realname=${encodeURIComponent('*员工 69*')}`,
  ],
  ['users to choose from, by a name nobody has', () => `${people}&pageNo=1&realname=${encodeURIComponent('*没有*')}`],
  ['users of the top department and all below', () => `${people}&pageNo=1&departId=d0`],
  [
    'users of one department without others below',
    ({ departments }) => `${people}&pageNo=1&departId=d${departments - 1}`,
  ],
  ['page of users, first', () => `${list}&pageNo=1`],
  ['page of users, last', ({ users }) => `${list}&pageNo=${users / 10}`],
  ['page of users, by a part of the name', () => `${list}&pageNo=1&realname=${encodeURIComponent('*员工 69*')}`],
  ['page of users, by a name nobody has', () => `${list}&pageNo=1&realname=${encodeURIComponent('*没有*')}`],
  ['departments, the whole tree', () => `${tree}/queryTreeList`],
  ['departments, the top level', () => `${tree}/queryDepartTreeSync`],
  ['departments, one level', () => `${tree}/queryDepartTreeSync?pid=d0`],
  ['departments, searched', () => `${tree}/searchBy?keyWord=${encodeURIComponent('部门 99')}`],
];

const password = 'Bench@2026';

/** The baseline of each figure is the same among 700 users and 100 departments. */
export async function measureChoosing(): Promise<Measurement[]> {
  const places = [await openPlace(few), await openPlace(many)] as const;
  try {
    const requests = calls.flatMap(([name, path]) =>
      places.map(({ size, ask }) => [`${name}, ${sizeName(size)}`, () => ask(path(size))] as const),
    );
    const drawn = await Promise.all(
      places.map(async ({ size, ask }) => {
        const answer = (await ask(`${tree}/queryTreeList`)).toString();
        const nodes = readAnswer(answer);
        return [
          [`picker reads the tree, ${sizeName(size)}`, () => readAnswer(answer)],
          [
            `picker searches the tree, ${sizeName(size)}`,
            () => filterTree(nodes, (title) => title.includes('部门 99')),
          ],
        ] as const;
      }),
    );
    const [one = [], other = []] = drawn;
    const things = [...requests, ...one.flatMap((thing, index) => [thing, other[index] ?? thing])];
    const rows = await measure(Object.fromEntries(things), 31);
    return rows.map((row, index) => ({ ...row, baseline: rows[index - (index % 2)]?.milliseconds }));
  } finally {
    for (const { close } of places) await close();
  }
}

function sizeName({ users, departments }: Size): string {
  return `${users}/${departments}`;
}

function readAnswer(answer: string): TreeNode[] {
  const { result }: { result: unknown } = JSON.parse(answer);
  return readTree(result);
}

async function openPlace(size: Size) {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-choosing-'));
  const settings = parseSettings({
    DATA_DIR: folder,
    PORT: '0',
    DEMO: '0',
    ADMIN_PASSWORD: password,
    LOG_LEVEL: 'silent',
    CAPTCHA: 'off',
    TZ: 'Asia/Shanghai',
    BACKUP_TIME: 'off',
  });
  await (await startServer(settings)).close();
  await fill(folder, size);
  const server = await startServer(settings);
  const base = `${server.address}/jeecg-boot`;
  const signedIn = await fetch(`${base}/sys/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  const { result }: { result: { token: string } } = await signedIn.json();
  return {
    size,
    async ask(path: string): Promise<Buffer> {
      const answer = await fetch(`${base}${path}`, { headers: { 'x-access-token': result.token } });
      const body = Buffer.from(await answer.arrayBuffer());
      const isFound = body.includes('"success":true');
      if (!isFound) throw new Error(`${path}: ${body.toString().slice(0, 300)}`);
      return body;
    },
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates departments, ten below each, and users spread over them, in SQL, because only reading is measured. */
async function fill(dataDir: string, size: Size): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  try {
    await database.unlimited(() => write(database.kysely, size));
  } finally {
    await database.close();
  }
}

async function write(db: DynamicKysely, { users, departments }: Size): Promise<void> {
  await sql`insert into sys_depart (id, parent_id, depart_name, depart_order, org_category, org_type, org_code, create_time)
    select 'd' || g, case when g = 0 then null else 'd' || (g - 1) / 10 end, '部门 ' || g, g, '2', '2', 'Z' || lpad(g::text, 6, '0'),
      timestamp '2024-01-01' from generate_series(0, ${departments}::int - 1) g`.execute(db);
  await sql`insert into sys_user (id, username, realname, sex, phone, birthday, create_time)
    select md5(g::text), 'user' || g, '员工 ' || g, 1 + g % 2, (13800000000 + g)::text, date '1970-01-01' + g % 10000,
      timestamp '2024-01-01' + g * interval '1 minute' from generate_series(1, ${users}::int) g`.execute(db);
  await sql`insert into sys_user_depart (id, user_id, dep_id)
    select md5('d' || g), md5(g::text), 'd' || g % ${departments}::int from generate_series(1, ${users}::int) g`.execute(
    db,
  );
  await vacuum(db, ['sys_depart', 'sys_user', 'sys_user_depart']);
}
