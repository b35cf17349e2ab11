import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import {
  recordedJeecgBoot,
  type RecordedJeecgBoot,
  type RecordedVersion,
} from '../../server/backend/testing/recorded-jeecgboot.ts';
import { password } from './embedded-server.ts';

type Row = Record<string, unknown>;

export interface VersionedJeecgBoot {
  url: string;
  tables: RecordedJeecgBoot;
  person: Row;
  announcement: Row;
  read: string[];
  /** Uploaded files: the number of bytes of each request. */
  uploads: number[];
  expire(): void;
  stop(): Promise<void>;
}

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * Starts a fake server with the recorded answers of a version, and adds what the recording lacks: the sign-in of an
 * administrator of two tenants, sessions that end, their picture, notices, uploads, orders in a list.
 */
export async function startVersion(version: RecordedVersion): Promise<VersionedJeecgBoot> {
  const tables = await recordedJeecgBoot(version);
  Object.assign(tables.user, { workNo: '0005', status: 1 });
  const announcement: Row = {
    id: 'a1',
    titile: '盘点通知',
    msgAbstract: '请结清',
    msgContent: '<p>盘点期间不出库。</p>',
    sender: 'admin',
    priority: 'H',
    msgCategory: '1',
    msgType: 'ALL',
    sendStatus: '0',
    startTime: null,
    endTime: null,
  };
  const person: Row = {
    id: 'u0',
    username: 'admin',
    realname: '管理员',
    avatar: 'temp/face.png',
    relTenantIds: '7,8',
    phone: '13800000000',
    sex: 1,
  };
  const read: string[] = [];
  const uploads: number[] = [];
  let serial = 0;
  let isOver = true;

  const notices = (): Row[] =>
    announcement['sendStatus'] === '1' && !read.includes('a1')
      ? [{ ...announcement, anntId: 'a1', readFlag: '0' }]
      : [];
  const keepPerson = (body: Row): Row => {
    Object.assign(person, body);
    return { ...ok(null), message: '修改成功！' };
  };
  const answers: Record<string, (body: Row) => Row> = {
    'POST /sys/login': (body) => {
      if (body['password'] !== password) return { ...ok(null), success: false, code: 500, message: '用户名或密码错误' };
      isOver = false;
      const tenantList = [
        { id: 7, name: '甲公司', status: 1 },
        { id: 8, name: '乙公司', status: 1 },
      ];
      const result = {
        token: `admin-7,8-${(serial += 1)}`,
        userInfo: person,
        departs: [],
        multi_depart: 0,
        tenantList,
      };
      return { ...ok({ ...result, sysAllDictItems: {} }), message: '登录成功' };
    },
    'GET /sys/user/getUserInfo': () => ok({ userInfo: person, sysAllDictItems: {} }),
    'GET /sys/user/login/setting/getUserData': () => ok(person),
    // It only accepts this change by POST.
    'PUT /sys/user/login/setting/userEdit': () => ({
      ...ok(null),
      success: false,
      code: 405,
      message: '不支持PUT请求方法，支持以下POST、',
    }),
    'POST /sys/user/login/setting/userEdit': keepPerson,
    'PUT /sys/user/appEdit': keepPerson,
    'GET /sys/annountCement/list': () => ok(pageOf([announcement])),
    'GET /sys/annountCement/queryById': () => ok(announcement),
    'GET /sys/annountCement/doReleaseData': () => {
      announcement['sendStatus'] = '1';
      return { ...ok(null), message: '系统通知推送成功' };
    },
    'GET /sys/annountCement/listByUser': () =>
      ok({ anntMsgList: notices(), anntMsgTotal: notices().length, sysMsgList: [], sysMsgTotal: 0 }),
    'GET /sys/sysAnnouncementSend/getMyAnnouncementSend': () => ok(pageOf(notices())),
    'PUT /sys/sysAnnouncementSend/editByAnntIdAndUserId': ({ anntId }) => {
      read.push(String(anntId));
      return ok(null);
    },
    'GET /test/jeecgOrderMain/list': () => ok(pageOf([tables.order.row])),
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '', 'http://double');
    const path = address.pathname.replace('/jeecg-boot', '');
    const call = `${request.method ?? ''} ${path}`;
    const bytes = await bytesOf(request);
    if (path.startsWith('/sys/common/static/'))
      return void response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
    const isOpen = call === 'POST /sys/login' || path.startsWith('/sys/randomImage') || path.endsWith('/api-docs');
    if (!isOpen && isOver) return answer(response, 401, { ...ok(null), code: 401, message: 'Token失效，请重新登录!' });
    if (call === 'POST /sys/common/upload') {
      uploads.push(bytes.length);
      return answer(response, 200, { ...ok(null), code: 0, message: 'temp/new-face.png' });
    }
    // Names of users come without an envelope.
    if (call === 'GET /sys/user/getMultiUser') return answer(response, 200, [person]);
    if (call === 'GET /sys/user/queryById' && address.searchParams.get('id') === person['id'])
      return answer(response, 200, ok(person));
    const own = answers[call];
    if (own) return answer(response, 200, own(bodyOf(request, bytes)));
    const passed = await fetch(tables.url + (request.url ?? '').replace('/jeecg-boot', ''), {
      method: request.method ?? 'GET',
      headers: headersOf(request),
      ...(bytes.length > 0 && { body: new Uint8Array(bytes) }),
      redirect: 'manual',
    });
    const body =
      call === 'GET /sys/permission/getUserPermissionByToken' ? withOwn(await passed.text()) : await passed.text();
    response
      .writeHead(passed.status, { 'content-type': passed.headers.get('content-type') ?? 'application/json' })
      .end(body);
  }

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/jeecg-boot`,
    tables,
    person,
    announcement,
    read,
    uploads,
    expire: () => void (isOver = true),
    async stop() {
      tables.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The online form of orders in the demo database of 3.9.1, a main table with lines. */
export const orderForm = '56870166aba54ebfacb20ba6c770bd73';

/**
 * Permission points for editing and publishing documents for all tenants, which a JeecgBoot does not have by default.
 */
const author = ['system:document:edit', 'system:document:publish', 'system:document:data', 'system:tenant:all'];

/** Adds the page of orders (a document) and an online form to the menu, and the permission to edit documents. */
function withOwn(text: string): string {
  const answered: { result: { menu: object[]; auth: object[] } } = JSON.parse(text);
  answered.result.menu.push(
    { path: '/test/order', component: 'test/order.model', meta: { title: '订单' } },
    { path: `/online/cgformList/${orderForm}`, component: '1', meta: { title: '在线订单' } },
  );
  answered.result.auth.push(...author.map((action) => ({ action, type: '1', describe: action })));
  return JSON.stringify(answered);
}

/** Forwards tokens, tenants, languages and content types; headers of the connection are left out. */
function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const ofConnection = /^(host|connection|content-length|accept-encoding|transfer-encoding)$/;
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && !ofConnection.test(name) ? [[name, value] as const] : [],
    ),
  );
}

function bodyOf({ headers }: IncomingMessage, bytes: Buffer): Row {
  return headers['content-type']?.includes('json') && bytes.length > 0 ? JSON.parse(bytes.toString()) : {};
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function pageOf(records: Row[]): Row {
  return { records, total: records.length, size: 10, current: 1, pages: 1 };
}

function ok(result: unknown): Row {
  return { success: true, message: '', code: 200, result, timestamp: 0 };
}

function answer(response: ServerResponse, status: number, body: Row | Row[]): void {
  response.writeHead(status, { 'content-type': 'application/json;charset=UTF-8' }).end(JSON.stringify(body));
}
