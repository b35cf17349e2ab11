import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { jeecgBootMenu } from '../../src/app/routes/testing/jeecgboot-menu.ts';
import { password } from './embedded-server.ts';

type Row = Record<string, unknown>;

/** A fake JeecgBoot based on the examples of its contract (docs/jeecgboot.md). */
export interface JeecgBoot {
  url: string;
  users: Row[];
  /** Each call as `GET /sys/user/list`, in order. */
  asked: string[];
  expire(): void;
  stop(): Promise<void>;
}

const actions = ['system:user:list', 'system:user:add', 'system:user:edit', 'system:user:delete', 'system:user:import'];

/**
 * Starts the fake server: an administrator `admin`, three users, two positions, dictionaries and the menu of a real
 * one.
 */
export async function startJeecgBoot(): Promise<JeecgBoot> {
  const users: Row[] = ['admin', 'zhangsan', 'lisi'].map((username, index) => ({
    id: `u${index}`,
    username,
    realname: ['管理员', '张三', '李四'][index],
    sex: 1,
    status: 1,
    delFlag: 0,
    phone: `1380000000${index}`,
    orgCode: 'A01',
    orgCodeTxt: '总部',
    workNo: `0000${index}`,
    post: null,
    createTime: `2022-01-0${index + 1} 08:00:00`,
    relTenantIds: '',
    departIds: 'd1',
    sex_dictText: '男',
  }));
  const asked: string[] = [];
  let token = '';
  let serial = 0;

  const answers: Record<string, (call: { query: URLSearchParams; body: Row }) => object> = {
    'POST /sys/login': ({ body }) => {
      if (body['password'] !== password)
        return { success: false, code: 500, message: '用户名或密码错误', result: null };
      token = `token-${(serial += 1)}`;
      const result = {
        token,
        userInfo: users[0],
        multi_depart: 1,
        departs: departments,
        sysAllDictItems: dictionaries,
      };
      return { ...ok(result), code: 200, message: '登录成功' };
    },
    'GET /sys/permission/getUserPermissionByToken': () =>
      ok({ menu: jeecgBootMenu(), auth: actions.map(held), allAuth: actions.map(controlled), sysSafeMode: false }),
    'GET /sys/user/getUserInfo': () => ok({ userInfo: users[0], sysAllDictItems: dictionaries }),
    'GET /sys/dict/queryAllDictItems': () => ok(dictionaries),
    'GET /sys/user/list': ({ query }) =>
      ok(
        pageOf(
          users.filter((row) => matches(row, query)),
          query,
        ),
      ),
    'GET /sys/user/queryById': ({ query }) => ok(users.find(({ id }) => id === query.get('id')) ?? null),
    'PUT /sys/user/edit': ({ body }) => {
      const row = users.find(({ id }) => id === body['id']);
      if (row) Object.assign(row, body);
      return row ? { ...ok(null), message: '修改成功!' } : { ...ok(null), success: false, message: '未找到对应实体' };
    },
    'GET /sys/user/queryUserRole': () => ({ ...ok(null), success: false, message: '未找到用户相关角色信息' }),
    'GET /sys/user/userDepartList': () => ok([{ key: 'd1', value: 'd1', title: '总部' }]),
    'GET /sys/sysDepart/queryDepartTreeSync': () => ok([{ ...departments[0], key: 'd1', title: '总部', isLeaf: true }]),
    'GET /sys/position/list': ({ query }) => ok(pageOf(positions, query)),
    'POST /sys/user/importExcel': () => {
      const result = {
        totalCount: 1,
        errorCount: 0,
        successCount: 1,
        msg: '总上传行数：1，已导入行数：1，错误行数：0',
      };
      return { ...ok(result), code: 200, message: '文件导入成功！数据行数：1' };
    },
  };

  const server = createServer((request, response) => void respond(request, response));
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '', 'http://double');
    const path = address.pathname.replace('/jeecg-boot', '');
    const call = `${request.method ?? ''} ${path}`;
    asked.push(call);
    const body = await bodyOf(request);
    const isOpen = call === 'POST /sys/login' || path.startsWith('/sys/randomImage');
    if (!isOpen && request.headers['x-access-token'] !== token)
      return answer(response, 401, { success: true, code: 401, message: 'Token失效，请重新登录', result: null });
    const found = answers[call] ?? dictionaryAnswer(path);
    if (found) return answer(response, 200, found({ query: address.searchParams, body }));
    // Spring answers without an envelope.
    return answer(response, 404, { timestamp: Date.now(), status: 404, error: 'Not Found', message: '', path });
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/jeecg-boot`,
    users,
    asked,
    expire: () => void (token = 'none'),
    stop: () => new Promise((resolve) => void (server.closeAllConnections(), server.close(() => resolve()))),
  };
}

const items = (...pairs: [string, string][]) =>
  pairs.map(([value, text]) => ({ value, text, title: text, label: text }));
const dictionaries: Record<string, object[]> = {
  sex: items(['1', '男'], ['2', '女']),
  user_status: items(['1', '正常'], ['2', '冻结']),
};
const departments: Row[] = [{ id: 'd1', parentId: '', departName: '总部', orgCode: 'A01' }];
const positions: Row[] = [
  { id: 'p1', code: 'director', name: '总经理', postRank: '1', postRank_dictText: '员级' },
  { id: 'p2', code: 'keeper', name: '仓库主管', postRank: '2', postRank_dictText: '助级' },
];
const held = (action: string) => ({ action, type: '1', describe: action });
const controlled = (action: string) => ({ ...held(action), status: '1' });
const ok = (result: unknown) => ({ success: true, message: '', code: 0, result, timestamp: Date.now() });

function dictionaryAnswer(path: string): (() => object) | undefined {
  const [, code] = /^\/sys\/dict\/(?:getDictItems|loadDict|loadDictItem)\/(.*)$/.exec(path) ?? [];
  if (code === undefined) return undefined;
  const name = decodeURIComponent(code);
  const named = name.startsWith('sys_position') ? items(['director', '总经理'], ['keeper', '仓库主管']) : [];
  if (path.includes('loadDictItem')) return () => ok([]);
  return () => ok(dictionaries[name] ?? named);
}

function pageOf(rows: readonly Row[], query: URLSearchParams): object {
  const [size, current] = [Number(query.get('pageSize') ?? 10), Number(query.get('pageNo') ?? 1)];
  const records = rows.slice((current - 1) * size, current * size);
  return { records, total: rows.length, size, current, orders: [], pages: Math.ceil(rows.length / size) };
}

/** Stars mean "contains", as in the query language. */
function matches(row: Row, query: URLSearchParams): boolean {
  return ['username', 'realname'].every((name) => {
    const asked = query.get(name)?.replaceAll('*', '') ?? '';
    return String(row[name]).includes(asked);
  });
}

async function bodyOf(request: IncomingMessage): Promise<Row> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  return request.headers['content-type']?.includes('json') ? JSON.parse(text) : {};
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json;charset=UTF-8' }).end(JSON.stringify(body));
}
