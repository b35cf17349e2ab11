import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

import { onlineRecords } from './online-records.ts';
import { personOfToken } from './people.ts';
import { refusalOfSignature } from './signed-calls.ts';
import { storedAccount } from './stored-account.ts';
import { isOrder, storedOrder } from './stored-orders.ts';
import { storedRecords } from './stored-records.ts';
import { storedSheets } from './stored-sheets.ts';
import { storedTenants } from './stored-tenants.ts';

export const recordedVersions = ['3.1.0', '3.9.1'] as const;

export type RecordedVersion = (typeof recordedVersions)[number];

type Row = Record<string, unknown>;

interface Recording {
  pages: { name: string; url: string; component: string }[];
  points: string[];
  calls: Record<string, { status: number; answer: Row }>;
}

/** A user as a row, with the relations from other tables. */
export interface StoredUser extends Row {
  id: string;
  roles: string[];
  departments: string[];
}

/**
 * Starts a test double of a JeecgBoot: it answers with recorded answers, and stores users, positions and announcements
 * as the real one does. It is equally strict about unknown paths, unencoded commas in signed paths, nulls that change
 * nothing, an edit of a user that rewrites roles and departments, the parameters of its bin, and the signatures of the
 * calls that it checks.
 * @param held The points of the signed-in user; absent: all.
 * @param at The port; absent: a free one.
 */
export async function recordedJeecgBoot(version: RecordedVersion, held?: readonly string[], at = 0) {
  const recording: Recording = JSON.parse(
    readFileSync(new URL(`recorded/jeecgboot-${version}.json`, import.meta.url), 'utf8'),
  );
  const isLater = version === '3.9.1';
  const rank = isLater ? 'postLevel' : 'postRank';
  const user: StoredUser = {
    id: 'u1',
    username: 'zhangsan',
    realname: '张三',
    phone: '13800000001',
    telephone: '010-1',
    birthday: '1990-01-02',
    sex: 1,
    roles: ['r1', 'r2'],
    departments: ['d1'],
    post: 'p1',
    relTenantIds: '7,8',
    delFlag: 0,
  };
  const position: Row = { id: 'p1', code: 'director', name: '总经理', [rank]: '1', tenantId: 0 };
  const announcement: Row = { id: 'a1', titile: '放假', sendStatus: '0' };
  const stored = storedRecords();
  const { order, handlers: ofOrders } = storedOrder();
  const sheets = storedSheets();
  const failing = new Set<string>();
  const online = onlineRecords();
  const described: Pick<Recording, 'calls'> = JSON.parse(
    readFileSync(new URL(`recorded/jeecgboot-${version}-online.json`, import.meta.url), 'utf8'),
  );
  Object.assign(recording.calls, described.calls);
  const { account, passwords, handlers: ofAccount } = storedAccount(isLater, held);
  const ofTenants = isLater ? storedTenants().handlers : {};
  const requests: string[] = [];
  const tenants: unknown[] = [];
  const bodies: string[] = [];

  const shown = ({ roles: _roles, departments: _departments, post, relTenantIds, ...rest }: StoredUser): Row => ({
    ...rest,
    post: isLater ? null : post,
    relTenantIds: isLater ? null : relTenantIds,
  });
  const own: Record<string, (query: URLSearchParams, body: Row, token: string) => Row> = {
    'GET /sys/user/getUserInfo': (_query, _body, token) => {
      const { roles: _roles, points: _points, ...userInfo } = personOfToken(token);
      return ok({ userInfo, sysAllDictItems: {} });
    },
    'GET /sys/user/queryById': (query) => ok(query.get('id') === 'me' ? account : shown(user)),
    'GET /sys/user/list': () =>
      ok(pageOf([{ ...shown(user), post: user['post'], relTenantIds: user['relTenantIds'] }])),
    'GET /sys/user/queryUserRole': (query, _body, token) => {
      const roles = query.get('userid') === user.id ? user.roles : personOfToken(token).roles;
      return roles.length > 0 ? ok(roles) : refused('未找到用户相关角色信息');
    },
    'GET /sys/user/departUserList': () => ok(null),
    'GET /sys/duplicate/check': (query) =>
      query.get('fieldVal') === `taken in ${query.get('tableName')}.${query.get('fieldName')}`
        ? refused('该值不可用，系统中已存在！')
        : ok('该值可用！'),
    'POST /sys/role/add': (_query, body) => (body['roleCode'] === 'broken' ? refused('操作失败') : ok(null)),
    'POST /sys/position/add': () => ok(null),
    'POST /sys/dict/add': () => ok(null),
    'POST /sys/sms': () => ok(null),
    'DELETE /sys/role/delete': () => ({ ...refused('没有权限，请联系管理员分配权限！'), code: 510 }),
    'GET /sys/role/queryall': () => ok([{ id: 'role1', roleName: '管理员', roleCode: 'admin' }]),
    'GET /sys/user/userDepartList': () => ok(user.departments.map((key) => ({ key, value: key, title: key }))),
    'PUT /sys/user/edit': (_query, body) => {
      assignGiven(user, body, ['selectedroles', 'selecteddeparts']);
      user.roles = listOf(body['selectedroles']);
      user.departments = listOf(body['selecteddeparts']);
      user['relTenantIds'] = body['relTenantIds'] ?? '';
      user['post'] = body['post'] ?? '';
      return { ...ok(null), message: '修改成功!' };
    },
    'PUT /sys/user/putRecycleBin': (_query, body) => {
      if (body['userIds']) user['delFlag'] = 0;
      return { ...ok(null), message: '还原成功' };
    },
    'GET /sys/position/queryById': () => ok(position),
    'PUT /sys/position/edit': (_query, body) => {
      assignGiven(position, body);
      return ok(null);
    },
    'GET /sys/annountCement/doReleaseData': () => {
      announcement['sendStatus'] = '1';
      return { ...ok(null), message: '系统通知推送成功' };
    },
    'GET /sys/annountCement/doReovkeData': () => {
      announcement['sendStatus'] = '2';
      return { ...ok(null), message: '该系统通知撤销成功' };
    },
    [`GET /sys/sysDepart/${isLater ? 'queryByIds' : 'listAll'}`]: (query) =>
      ok([{ id: query.get(isLater ? 'deptIds' : 'id'), departName: '研发部' }]),
    'GET /sys/permission/getUserPermissionByToken': (_query, _body, token) => {
      const auth = [...(held ?? recording.points), ...personOfToken(token).points].map((action) => ({
        action,
        type: '1',
        describe: action,
      }));
      const allAuth = recording.points.map((action) => ({ action, type: '1', describe: action, status: '1' }));
      const menu = recording.pages.map(({ name, url, component }) => ({ path: url, component, meta: { title: name } }));
      return ok({ menu, auth, allAuth });
    },
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = (request.url ?? '').replace('/jeecg-boot', '');
    const [path = '', search = ''] = address.split('?');
    const query = new URLSearchParams(search);
    query.delete('_t');
    const call = `${request.method ?? ''} ${path}`;
    requests.push(`${request.method ?? ''} ${address}`);
    tenants.push(request.headers[isLater ? 'x-tenant-id' : 'tenant-id']);
    const received = await bodyOf(request);
    const sent = received.toString();
    bodies.push(sent);
    const body: Row = sent.startsWith('{') ? JSON.parse(sent) : {};
    const ofSheets = sheets.answer(call, query, { agent: textOr(request.headers['user-agent']) ?? '', body: received });
    if (ofSheets instanceof Uint8Array) return void response.writeHead(200).end(ofSheets);
    if (ofSheets) return answer(response, 200, ofSheets);
    if (call === 'POST /sys/message/sysMessageTemplate/exportXls')
      return answer(response, 200, { ...refused('不支持POST请求方法，支持以下GET、'), code: 405 });
    if (path.endsWith('/exportXls'))
      return void response.writeHead(200).end(Buffer.from([0x50, 0x4b, 0xff, 0x00, 0x0a]));
    if (path === '/v3/api-docs' && isLater)
      return answer(response, 200, {
        openapi: '3.0.1',
        info: { version },
        ...recording.calls['GET /v3/api-docs']?.answer,
      });
    if (path === '/v2/api-docs' && !isLater) return answer(response, 200, { swagger: '2.0', info: { version: '1.0' } });
    if (path === '/sys/role/sortedSlowly') return void request.socket.destroy();
    if (path === '/sys/behindGateway') return void response.writeHead(502, { 'content-type': 'text/html' }).end('Bad');
    if (path.startsWith('/sys/common/static/')) return answerFile(response, path, request);
    if (call === 'POST /sys/common/upload') return answer(response, 200, uploaded(sent));
    if (path === '/druid')
      return void response
        .writeHead(302, { location: `http://${request.headers.host}/jeecg-boot/druid/index.html` })
        .end();
    if (path === '/druid/index.html')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<script>run()</script>');
    const isOpen = path.endsWith('.js') || path === '/sys/sms' || path === '/sys/login';
    if (!isOpen && request.headers['x-access-token'] === undefined) {
      const message = isLater ? 'token为空!' : 'Token失效，请重新登录!';
      return answer(response, 401, { success: !isLater, message, code: 401, result: null });
    }
    const { 'x-sign': sign, 'x-timestamp': stamp } = request.headers;
    const wire = { method: request.method ?? '', path, search, body: sent, sign: textOr(sign), stamp: textOr(stamp) };
    const unsigned = refusalOfSignature(wire, isLater);
    if (unsigned !== undefined) return answer(response, 200, { code: 500, success: false, message: unsigned });
    const held = stored.handlers[call]?.(query, body);
    if (held && held['success'] === true && hasRecords(held)) return answer(response, 200, held);
    const ofForm = online.answer(request.method ?? '', path, query, body);
    if (ofForm) return answer(response, 200, ofForm);
    if (failing.has(path)) return answer(response, 200, refused('操作失败'));
    const kept =
      ofAccount[call] ??
      ofTenants[call] ??
      own[call] ??
      (isOrder(query.get('id') ?? body['id']) ? ofOrders[call] : undefined);
    if (kept) return answer(response, 200, kept(query, body, String(request.headers['x-access-token'])));
    const methods = methodsOf(recording, path);
    if (request.method === 'PATCH' && methods.length > 0)
      return answer(response, 200, {
        ...refused(`不支持PATCH请求方法，支持以下${methods.join('、')}、`),
        code: 405,
      });
    const recorded = recordedFor(recording, call, query);
    if (recorded) return answer(response, recorded.status, recorded.answer);
    if (path === '/sys/fails')
      return answer(response, 200, refused('操作失败，\n### Error querying database.  Cause: java.sql.SQLException'));
    if (isLater) return answer(response, 200, refused(`操作失败，No static resource ${path.slice(1)}.`));
    return answer(response, 404, { timestamp: '2026-11-28 06:15:59', status: 404, error: 'Not Found', path });
  }

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return {
    stop,
    start: async () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve)),
    tenants,
    bodies,
    url: `http://127.0.0.1:${port}/jeecg-boot`,
    user,
    position,
    announcement,
    requests,
    order,
    account,
    passwords,
    failing,
    rows: stored.rows,
    imported: sheets.rows,
    onlineRows: online.rows,
    /** Its answers about online forms and reports by call; tests may change them. */
    answers: recording.calls,
    pages: recording.pages,
    rank,
  };
}

export type RecordedJeecgBoot = Awaited<ReturnType<typeof recordedJeecgBoot>>;

function methodsOf({ calls }: Recording, path: string): string[] {
  const known = Object.keys(calls).map((call) => call.split('?')[0]?.split(' ') ?? []);
  return [...new Set(known.flatMap(([method = '', own]) => (own === path ? [method] : [])))];
}

function recordedFor({ calls }: Recording, call: string, query: URLSearchParams) {
  const path = decodeURIComponent(call);
  const byParameters = Object.keys(calls).toSorted((left, right) => right.split('&').length - left.split('&').length);
  const exact = byParameters
    .toSorted((left, right) => Number(right.includes('?')) - Number(left.includes('?')))
    .find((key) => {
      const [known = '', search = ''] = key.split('?');
      return known === path && [...new URLSearchParams(search)].every(([name, value]) => query.get(name) === value);
    });
  const similar = Object.keys(calls).find((key) => key.split('?')[0] === path && !/pid=|pcode=/.test(key));
  const found = exact ?? similar;
  return found === undefined ? undefined : calls[found];
}

function hasRecords({ result, message }: Row): boolean {
  if (message !== '') return true;
  const records = typeof result === 'object' && result !== null && 'records' in result ? result.records : result;
  return Array.isArray(records) ? records.length > 0 : records !== null;
}

/** MyBatis-Plus leaves members that are null unchanged. */
function assignGiven(row: Row, body: Row, except: readonly string[] = []): void {
  for (const [name, value] of Object.entries(body))
    if (value !== null && !except.includes(name) && Object.hasOwn(row, name)) row[name] = value;
}

function listOf(value: unknown): string[] {
  return typeof value === 'string' && value !== '' ? value.split(',') : [];
}

function pageOf(records: Row[]): Row {
  return { records, total: records.length, size: 10, current: 1, pages: 1 };
}

function ok(result: unknown): Row {
  return { success: true, message: '', code: 200, result, timestamp: 0 };
}

function refused(message: string): Row {
  return { success: false, message, code: 500, result: null, timestamp: 0 };
}

function textOr(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : undefined;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

/** Files are public, except those that a gateway in front of it protects. */
function answerFile(response: ServerResponse, path: string, { headers }: IncomingMessage): void {
  const token = headers['x-access-token'];
  const isGiven = token !== undefined || !path.includes('/guarded/');
  const type = { 'content-type': 'application/force-download' };
  if (path.endsWith('/held.bin')) return void response.writeHead(200, type).write('first');
  response
    .writeHead(isGiven ? 200 : 401, { 'content-type': 'application/force-download' })
    .end(isGiven ? `file for ${String(token)}` : '');
}

function uploaded(form: string): Row {
  if (form.length > 10 * 1_048_576) return refused('上传文件过大，请确保文件小于配置的大小限制！');
  const [, name = ''] = /filename="([^"]*)"/.exec(form) ?? [];
  return { ...ok(null), code: 0, message: `temp/${name}` };
}

/** A JeecgBoot compresses its answers for clients that accept it. */
function answer(response: ServerResponse, status: number, body: Row): void {
  const isCompressed = /gzip/.test(String(response.req.headers['accept-encoding']));
  const headers = { 'content-type': 'application/json', ...(isCompressed && { 'content-encoding': 'gzip' }) };
  const text = JSON.stringify(body);
  response.writeHead(status, headers).end(isCompressed ? gzipSync(text) : text);
}
