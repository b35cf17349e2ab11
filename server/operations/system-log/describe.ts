import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import { translated } from '../../../src/schema/locale/say.ts';
import { say, text, type Text } from '../../locale/index.ts';
import type { LogEntry } from './entry.ts';

type Operation = LogEntry['operation'];
type Words = readonly [text: Text, operation: Operation];

const recordCalls: Readonly<Record<string, readonly [text: (title: string) => string, operation: Operation]>> = {
  add: [(title) => say('新增{title}', { title }), 2],
  edit: [(title) => say('修改{title}', { title }), 3],
  delete: [(title) => say('删除{title}', { title }), 4],
  deleteBatch: [(title) => say('批量删除{title}', { title }), 4],
  deleteQuery: [(title) => say('批量删除{title}', { title }), 4],
  transition: [(title) => say('变更状态{title}', { title }), 3],
  transitionBatch: [(title) => say('批量变更状态{title}', { title }), 3],
  createFrom: [(title) => say('下推{title}', { title }), 1],
  putRecycleBin: [(title) => say('还原{title}', { title }), 3],
  deleteRecycleBin: [(title) => say('彻底删除{title}', { title }), 4],
  importExcel: [(title) => say('导入{title}', { title }), 5],
  exportXls: [(title) => say('导出{title}', { title }), 6],
};

/** Descriptions of other calls; `type` 1 is signing in and out. */
const named: Readonly<Record<string, Words>> = {
  '/sys/login': [text('登录'), null],
  '/sys/mLogin': [text('登录'), null],
  '/sys/phoneLogin': [text('手机登录'), null],
  '/sys/logout': [text('退出登录'), null],
  '/sys/user/register': [text('注册账号'), null],
  '/sys/user/passwordChange': [text('找回密码'), null],
  '/sys/user/updatePassword': [text('修改密码'), 3],
  '/sys/selectDepart': [text('切换部门'), 3],
  '/sys/permission/saveRolePermission': [text('角色授权'), 3],
  '/sys/quartzJob/pause': [text('停止定时任务'), 3],
  '/sys/quartzJob/resume': [text('启动定时任务'), 3],
  '/sys/quartzJob/execute': [text('执行定时任务'), 3],
  '/online/cgreport/api/testConnection': [text('测试数据源'), 1],
  '/sys/online/forceLogout': [text('强制退出'), 4],
};

const byMethod: Readonly<Record<string, Operation>> = { GET: 1, POST: 2, PUT: 3, DELETE: 4 };

/** The calls that write one record. */
const ofOneRecord: ReadonlySet<string> = new Set(['add', 'edit', 'delete', 'transition']);

/** The titles of the server's own records without a model. */
const ownTitles: ReadonlyMap<string, Text> = new Map([['/sys/permission', text('菜单')]]);

/** A described call, and the model of the records that it writes. */
export interface DescribedCall {
  text: string;
  operation: Operation;
  model?: ResolvedModel;
  /** True if it writes a single record, which its response contains. */
  isOfOneRecord?: boolean;
}

/** Describes a call below the API base in the current language; undefined for calls that only read. */
export function describeCall(
  method: string,
  path: string,
  models: ReadonlyMap<string, ResolvedModel>,
): DescribedCall | undefined {
  // Values for forms and previews of imports change nothing.
  if (path.startsWith('/sys/fillRule/execute') || path.endsWith('/importPreview')) return undefined;
  const own = Object.hasOwn(named, path) ? named[path] : undefined;
  if (own) return { text: translated(own[0]), operation: own[1] };
  const at = path.lastIndexOf('/');
  const [resource, call] = [path.slice(0, at), path.slice(at + 1)];
  const model = [...models.values()].find((each) => each.resource === resource);
  const ownTitle = ownTitles.get(resource);
  const title = model?.title ?? (ownTitle && translated(ownTitle));
  const words = Object.hasOwn(recordCalls, call) ? recordCalls[call] : undefined;
  if (title !== undefined && words) {
    const written = model && { model, isOfOneRecord: ofOneRecord.has(call) };
    return { text: words[0](title), operation: words[1], ...written };
  }
  return method === 'GET' ? undefined : { text: path, operation: byMethod[method] ?? null };
}

const secret = /pass|pwd|secret|token|captcha|sign|smscode/i;
const longest = 2_000;

/** Returns the parameters of a call for the log: names and values of the query, only names of the body's fields. */
export function describeParameters(query: unknown, body: unknown): string {
  const parameters = Object.entries(query ?? {}).flatMap(([name, value]) =>
    name === '_t' ? [] : [[name, secret.test(name) ? '***' : String(value).slice(0, 200)] as const],
  );
  const fields = typeof body === 'object' && body !== null && !Array.isArray(body) ? Object.keys(body) : [];
  const id: unknown = fields.includes('id') ? Reflect.get(Object(body), 'id') : undefined;
  const described = {
    ...Object.fromEntries(parameters),
    ...(typeof id === 'string' && { id: id.slice(0, 64) }),
    ...(fields.length > 0 && { fields: fields.slice(0, 100).join(',') }),
  };
  const text = JSON.stringify(described);
  return text === '{}' ? '' : text.slice(0, longest);
}
