import { defineRoute, pageOf, readPage, success, type Query, type Route } from '../../http/index.ts';

type Row = Readonly<Record<string, string | number | null>>;

const operations = [
  ['add', '新增'],
  ['query', '查询'],
  ['get', '详情'],
  ['update', '修改'],
  ['delete', '删除'],
] as const;

const permissions: readonly Row[] = [
  ['dashboard', '仪表盘'],
  ['exception', '异常页面'],
  ['result', '结果页面'],
  ['profile', '详情页面'],
  ['table', '表格'],
  ['form', '表单'],
  ['order', '订单'],
  ['permission', '权限'],
  ['role', '角色'],
  ['user', '用户'],
].map(([id = '', name = '']) => ({
  id,
  name,
  describe: null,
  status: 1,
  actionData: JSON.stringify(operations.map(([action, describe]) => ({ action, describe, defaultCheck: false }))),
}));

const lists: Readonly<Record<string, readonly Row[]>> = {
  user: [
    ['admin', '管理员'],
    ['zhangwei', '张伟'],
    ['lina', '李娜'],
  ].map(([username = '', name = ''], index) => ({ id: String(index + 1), username, name, status: 1, roleId: 'user' })),
  role: [
    ['admin', '管理员'],
    ['user', '普通用户'],
    ['guest', '访客'],
  ].map(([id = '', name = '']) => ({ id, name, describe: `${name}的角色`, status: 1 })),
  service: Array.from({ length: 24 }, (_, index) => ({
    key: index + 1,
    no: `No ${index + 1}`,
    description: '服务示例',
    callNo: (index + 1) * 37,
    status: index % 4,
    updatedAt: `2026-01-${String(index + 1).padStart(2, '0')} 08:00:00`,
  })),
  permission: permissions,
};

export function mockRoutes(): Route[] {
  const route = (path: string, answer: (query: Query) => unknown): Route =>
    defineRoute({
      method: 'GET',
      path: `/mock/api/${path}`,
      permission: 'signed-in',
      handler: ({ query }) => success(answer(query), { code: 0 }),
    });
  return [
    ...Object.entries(lists).map(([path, rows]) => route(path, (query) => exampleOf(rows, query))),
    route('permission/no-pager', () => permissions),
  ];
}

function exampleOf(rows: readonly Row[], query: Query) {
  const page = readPage(query);
  const start = (page.pageNo - 1) * page.pageSize;
  const { records, total, size, current, pages } = pageOf(rows.slice(start, start + page.pageSize), rows.length, page);
  return { data: records, totalCount: total, pageSize: size, pageNo: current, totalPage: pages };
}
