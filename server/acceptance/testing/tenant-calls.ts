import type { RunningServer } from '../../start/index.ts';
import { testPassword } from '../../start/testing/running-server.ts';

export interface Thing {
  kind: string;
  id: string;
  record: object;
}

interface Maker {
  mark: string;
  token: string;
  address: string;
  call(method: string, path: string, body?: unknown): Promise<any>;
}

export async function things({ mark, token, address, call }: Maker): Promise<Thing[]> {
  const code = `t${Buffer.from(mark).toString('hex').slice(0, 12)}`;
  const made: Thing[] = [];
  const make = async (kind: string, path: string, body: object): Promise<any> => {
    const answer = await call('POST', path, body);
    if (answer.success !== true) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    const { result } = answer;
    made.push({ kind, id: result.id, record: result });
    return result;
  };
  const role = await make('role', '/sys/role/add', { roleName: `${mark}角色`, roleCode: code });
  const [point] = (await call('GET', '/sys/role/queryTreeList')).result.ids ?? [];
  await call('POST', '/sys/permission/saveRolePermission', { roleId: role.id, permissionIds: point ?? '' });
  const depart = await make('depart', '/sys/sysDepart/add', { departName: `${mark}部门` });
  const departRole = { departId: depart.id, roleName: `${mark}部门角色`, roleCode: `${code}d` };
  await make('departRole', '/sys/sysDepartRole/add', departRole);
  const dict = await make('dict', '/sys/dict/add', { dictName: `${mark}字典`, dictCode: `${code}_dict` });
  const item = { dictId: dict.id, itemText: `${mark}项`, itemValue: '1' };
  await make('dictItem', '/sys/dictItem/add', item);
  const account = { password: testPassword, selectedroles: role.id, selecteddeparts: depart.id };
  const user = await make('user', '/sys/user/add', { ...account, username: `${code}u`, realname: `${mark}用户` });
  const gone = await make('user', '/sys/user/add', { ...account, username: `${code}g`, realname: `${mark}走了` });
  await call('DELETE', `/sys/user/delete?id=${gone.id}`);
  const lost = await make('dict', '/sys/dict/add', { dictName: `${mark}旧`, dictCode: `${code}_old` });
  await call('DELETE', `/sys/dict/delete?id=${lost.id}`);
  await make('record', '/base/customer/add', {
    name: `${mark}客户`,
    level: 'A',
    contact: '张三',
    phone: '13800000000',
  });
  const content = JSON.stringify({ mark });
  const view = { place: 'base/customer', kind: 'view', title: `${mark}视图`, content, shared: true };
  const saved = await call('POST', '/sys/savedView/save', view);
  made.push({ kind: 'view', id: String(saved.result?.id ?? saved.result), record: view });
  const form = new FormData();
  form.append('file', new File([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10])], `${mark}.txt`));
  const headers = { 'x-access-token': token };
  const sent = await fetch(`${address}/jeecg-boot/sys/common/upload`, { method: 'POST', headers, body: form });
  const file: { message: string; success: boolean } = await sent.json();
  if (file.success) made.push({ kind: 'file', id: file.message, record: {} });
  for (const { id } of (await call('GET', '/sys/online/list')).result.records)
    made.push({ kind: 'session', id, record: {} });
  const names = [user.username, depart.orgCode, dict.dictCode, role.roleCode];
  return [...made, ...names.map((id) => ({ kind: 'name', id: String(id), record: {} }))];
}

type Declared = RunningServer['routes'][number];

export interface PlacedCall {
  method: string;
  url: string;
  body: object | undefined;
}

const singular = ['id', 'userId', 'userid', 'roleId', 'departId', 'deptId', 'depId', 'dictId', 'key', 'code', 'pid'];
const others = ['orgCode', 'username', 'userNames', 'parentId', 'token', 'keyWord', 'keyword', 'newRoleId', 'viewId'];
const plural = ['ids', 'userIds', 'roleIds', 'departIds', 'selectedroles', 'selecteddeparts', 'parentIds'];
const rest = { permissionId: 'x', permissionIds: '', dataRuleIds: '', status: '2', oldRoleId: '', itemValue: '1' };

export function placed(
  { method, url }: Pick<Declared, 'method' | 'url'>,
  { id, record }: Omit<Thing, 'kind'>,
): PlacedCall {
  const named = Object.fromEntries([...singular, ...others, ...plural].map((name) => [name, id]));
  const path = url.replaceAll(/:\w+|\*/g, encodeURIComponent(id));
  const query = new URLSearchParams({ ...rest, ...named }).toString();
  const password = { password: testPassword, confirmpassword: testPassword };
  const body = { ...record, ...rest, ...named, ...password, userIdList: [id], roles: [id], title: '改', expected: 1 };
  return { method, url: `${path}?${query}`, body: method.startsWith('P') ? body : undefined };
}

const places: Readonly<Record<string, RegExp>> = {
  role: /role|permission|savedView|user\//i,
  depart: /depart|user\//i,
  departRole: /depart(Role|Permission)/i,
  dict: /\/dict/i,
  dictItem: /\/dict/i,
  user: /user|depart|online/i,
  view: /savedView/,
  record: /base\/customer|sys\/dict\/|pickers/,
  file: /sys\/common/,
  session: /online/,
  name: /user|depart|dict|role|duplicate/i,
  tenant: /tenant/,
};

export function fitting(url: string, all: readonly Thing[]): Thing[] {
  if (!/\/jeecg-boot\/(sys|base\/customer|pickers)\//.test(url)) return [];
  const named = all.filter(({ kind }) => places[kind]?.test(url));
  return named.length > 0 ? named : all.filter(({ kind }) => kind === 'user').slice(0, 1);
}
