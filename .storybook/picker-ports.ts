import { PortError, type DataRecord, type Ports } from '../src/runtime/ports/index.ts';
import { splitDocumentKey, type SourceDocument } from '../src/schema/documents/document.ts';
import { isJsonObject, parseJson, type JsonObject } from '../src/schema/json/index.ts';
import { createFakePorts } from './fake-ports.ts';

const files = import.meta.glob<string>('../schemas/*/*.{picker,model,query}.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const documents: Record<string, JsonObject> = Object.fromEntries(
  Object.entries(files).flatMap(([path, text]) => {
    const { value } = parseJson(text);
    const key = path.replace('../schemas/', '').replace(/\.json$/, '');
    return value !== undefined && isJsonObject(value) ? [[key, value]] : [];
  }),
);

interface Depart {
  id: string;
  parentId: string;
  title: string;
}

function departments(count: number): Depart[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `d${index}`,
    parentId: index === 0 ? '' : `d${Math.floor((index - 1) / 10)}`,
    title: index === 0 ? '总公司' : (['研发部', '销售部', '仓储部', '重庆分公司'][index - 1] ?? `部门${index}`),
  }));
}

function user(index: number, departs: readonly Depart[]): DataRecord {
  const depart = departs[index % departs.length];
  return {
    id: `u${index}`,
    username: `user${index}`,
    realname: index === 0 ? '张伟' : index === 1 ? '李娜' : `员工${index}`,
    sex: (index % 2) + 1,
    phone: `138${String(index).padStart(8, '0')}`,
    birthday: '1990-01-31',
    orgCodeTxt: depart?.title,
    departId: depart?.id,
  };
}

export interface PickerPorts extends Ports {
  calls: { path: string; params: Record<string, string> }[];
}

/**
 * Creates ports over a company with so many users and departments, with the calls of pickers. `fails`: paths that
 * refuse.
 */
export function createPickerPorts(
  options: {
    users?: number;
    departs?: number;
    fails?: Record<string, PortError>;
    more?: Record<string, JsonObject>;
  } = {},
): PickerPorts {
  const { users = 70_000, departs = 40, fails = {}, more = {} } = options;
  const calls: PickerPorts['calls'] = [];
  const company = departments(departs);
  const note = (path: string, params: Record<string, string>) => {
    calls.push({ path, params });
    const failure = fails[path];
    if (failure) throw failure;
  };
  const fake = createFakePorts();
  return {
    ...fake,
    calls,
    documents: {
      page: async (key) => ({ documents: bundle({ ...documents, ...more }, key) }),
    },
    records: {
      ...fake.records,
      async list(path, query) {
        note(path, query);
        if (path === '/sys/user/getMultiUser') {
          const names = (query['username'] ?? '').split(',').filter(Boolean);
          const found = names.map((name) => user(Number(name.slice(4)), company)).filter(({ id }) => id !== 'uNaN');
          return { records: found, total: found.length };
        }
        return pageOf(path, query, { users, company });
      },
    },
    requests: {
      async call({ path, params = {} }) {
        note(path, params);
        if (path.startsWith('/sys/dict/')) return { result: dictAnswer(path, params), message: '' };
        if (path.startsWith('/sys/category/')) return { result: categoryAnswer(path, params), message: '' };
        const isReport = path.startsWith('/online/cgreport/api/');
        return { result: isReport ? reportAnswer(path, params) : treeAnswer(path, params, company), message: '' };
      },
    },
  };
}

function bundle(all: Record<string, JsonObject>, key: string): SourceDocument[] {
  if (!all[key]) throw new PortError('not-found', '没有这个选择器，请检查地址或联系管理员。');
  return Object.entries(all).flatMap(([each, body]) => {
    const parts = splitDocumentKey(each);
    return parts ? [{ key: `${parts.id}.${parts.kind}` as const, ...parts, hash: '', body, problems: [] }] : [];
  });
}

function pageOf(path: string, query: Record<string, string>, { users, company }: { users: number; company: Depart[] }) {
  const pageNo = Number(query['pageNo']);
  const pageSize = Number(query['pageSize']);
  const text = (name: string) => (query[name] ?? '').replaceAll('*', '');
  const others: Record<string, DataRecord[]> = {
    '/sys/position/list': positions,
    '/sys/role/list': roles,
    '/base/customer/list': customers,
  };
  const all = others[path];
  const wanted = (record: DataRecord) =>
    ['id', 'username', 'realname', 'sex', 'name', 'roleName', 'departId', 'level'].every((name) => {
      const asked = text(name);
      const isKey = name === 'id' || name === 'departId' || name === 'sex';
      if (asked !== '' && (isKey || asked.includes(','))) return asked.split(',').includes(String(record[name]));
      return asked === '' || String(record[name] ?? '').includes(asked);
    });
  const isAsked = ['username', 'realname', 'sex', 'departId'].some((name) => text(name) !== '');
  if (!all && !isAsked) {
    const first = (pageNo - 1) * pageSize;
    const length = Math.max(0, Math.min(pageSize, users - first));
    return { records: Array.from({ length }, (_, index) => user(first + index, company)), total: users };
  }
  const found = (all ?? Array.from({ length: users }, (_, index) => user(index, company))).filter(wanted);
  return { records: found.slice((pageNo - 1) * pageSize, pageNo * pageSize), total: found.length };
}

function treeAnswer(path: string, params: Record<string, string>, company: readonly Depart[]): unknown {
  const below = (parent: string) => company.filter(({ parentId }) => parentId === parent);
  const node = ({ id, parentId, title }: Depart) => {
    return {
      key: id,
      value: id,
      id,
      title,
      departName: title,
      parentId,
      isLeaf: below(id).length === 0,
      children: null,
    };
  };
  const byParent = new Map<string, Depart[]>();
  for (const depart of company) {
    const siblings = byParent.get(depart.parentId);
    if (siblings) siblings.push(depart);
    else byParent.set(depart.parentId, [depart]);
  }
  const deep = (depart: Depart): unknown => {
    const children = byParent.get(depart.id) ?? [];
    const { id, parentId, title } = depart;
    const own = { key: id, value: id, id, title, departName: title, parentId, isLeaf: children.length === 0 };
    return { ...own, children: children.length > 0 ? children.map(deep) : null };
  };
  if (path === '/sys/sysDepart/queryTreeList') return (byParent.get('') ?? []).map(deep);
  if (path === '/sys/sysDepart/queryDepartTreeSync') return below(params['pid'] ?? '').map(node);
  const typed = params['keyWord'] ?? '';
  const hits = company.filter(({ title }) => title.includes(typed));
  if (hits.length === 0) throw new PortError('server', '未查询匹配数据！', { status: 200 });
  return hits.map((hit) => ({ ...node(hit), isLeaf: true }));
}

function dictAnswer(path: string, params: Record<string, string>): unknown {
  const items = customers.map(({ id, name }) => ({ value: String(id), text: String(name), title: String(name) }));
  if (path.startsWith('/sys/dict/loadDictItem/')) {
    return (params['key'] ?? '').split(',').map((key) => items.find(({ value }) => value === key)?.text ?? key);
  }
  return items.filter(({ text }) => text.includes(params['keyword'] ?? '')).slice(0, Number(params['pageSize'] ?? 100));
}

function categoryAnswer(path: string, params: Record<string, string>): unknown {
  const all = [
    ['1', '原材料', '0'] as const,
    ['2', '成品', '0'] as const,
    ['11', '钢材', '1'] as const,
    ['12', '塑料', '1'] as const,
  ].map(([id, title, parentId]) => ({ key: id, value: id, title, code: `B${id}`, parentId, leaf: id !== '1' }));
  if (path.endsWith('/loadOne')) {
    const one = all.find(({ code }) => params['field'] === 'code' && code === params['val']);
    if (!one) throw new PortError('server', '查询无果', { status: 200 });
    return { id: one.key, name: one.title, code: one.code };
  }
  if (path.endsWith('/loadTreeRoot') && params['async'] === 'true')
    return all.filter(({ parentId }) => parentId === '0');
  if (path.endsWith('/loadTreeChildren')) return all.filter(({ parentId }) => parentId === params['pid']);
  if (path.endsWith('/loadDictItem'))
    return (params['ids'] ?? '').split(',').flatMap((id) => all.find(({ key }) => key === id)?.title ?? []);
  if (path.endsWith('/loadTreeRoot'))
    return all
      .filter(({ parentId }) => parentId === '0')
      .map((node) => ({ ...node, children: all.filter(({ parentId }) => parentId === node.key) }));
  // The match is in a branch that is not expanded.
  if (params['keyWord'] === '塑料') return all.slice(0, 1).map((node) => ({ ...node, children: all.slice(3) }));
  return all.filter(({ parentId }) => parentId === (params['pid'] ?? '0'));
}

function reportAnswer(path: string, params: Record<string, string>): unknown {
  const [, , , call, code] = path.slice(1).split('/');
  if (call === 'getReportDictList') return [{ value: 'm', text: '月结' }];
  if (code !== 'sales.orders') throw new PortError('server', `没有编码为“${code}”的报表，请检查报表编码。`);
  if (call === 'getRpColumns') {
    const column = (dataIndex: string, title: string) => ({ dataIndex, title, align: 'center', sorter: 'true' });
    const columns = [
      column('no', '单号'),
      column('customer', '客户'),
      { ...column('level', '等级'), customRender: 'level' },
    ];
    const level = [
      { value: 'A', text: '重点客户' },
      { value: 'B', text: '普通客户' },
    ];
    return { cgRpConfigId: code, cgRpConfigName: '客户订单', columns, dictOptions: { level } };
  }
  if (call === 'getQueryInfo') {
    return [
      { field: 'customer', label: '客户', view: 'text', mode: 'single' },
      { field: 'level', label: '等级', view: 'list', mode: 'single', dictCode: 'level' },
      // A dictionary that no column has.
      { field: 'settle', label: '结算', view: 'list', mode: 'single', dictCode: 'settle' },
      { field: 'day', label: '日期', view: 'date', mode: 'group' },
    ];
  }
  const rows = Array.from({ length: 23 }, (_, index) => ({
    id: 'same',
    no: `SO${String(index + 1).padStart(4, '0')}`,
    customer: `华东机械设备进出口有限公司${(index % 3) + 1}`,
    level: index % 2 === 0 ? 'A' : 'B',
  }));
  const found = rows.filter(
    ({ no, customer, level }) =>
      (params['no'] === undefined || params['no'].split(',').includes(no)) &&
      customer.includes(params['customer'] ?? '') &&
      level.includes(params['level'] ?? ''),
  );
  const [page, size] = [Number(params['pageNo']), Number(params['pageSize'])];
  return { records: found.slice((page - 1) * size, page * size), total: found.length };
}

const positions: DataRecord[] = ['总经理', '部门经理', '工程师', '质检员', '仓管员', '会计', '出纳'].map(
  (name, index) => ({
    id: `p${index}`,
    name,
    code: `P${index}`,
    postRank: String(index + 1),
    postRank_dictText: `${index + 1}级`,
  }),
);

const roles: DataRecord[] = ['管理员', '销售', '仓储', '财务'].map((roleName, index) => ({
  id: `r${index}`,
  roleName,
  roleCode: `role${index}`,
}));

const customers: DataRecord[] = Array.from({ length: 60 }, (_, index) => ({
  id: `c${index + 1}`,
  code: `C${String(index + 1).padStart(5, '0')}`,
  name: `客户${String(index + 1).padStart(3, '0')}`,
  level: 'A',
  contact: '王工',
  phone: `138000000${String(index + 1).padStart(2, '0')}`,
}));
