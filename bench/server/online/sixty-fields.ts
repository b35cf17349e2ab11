import { envelope, serveAnswers } from '../load/stand-in.ts';

export const onlineForm = 'sixty';
export const resource = '/bench/sixty';

export const table = 'bench_sixty';
const fields = Array.from({ length: 60 }, (_, index) => {
  const [view, dbType] = [
    ['text', 'string'],
    ['list', 'string'],
    ['date', 'Date'],
    ['text', 'int'],
    ['textarea', 'string'],
    ['switch', 'string'],
  ][index % 6] ?? ['text', 'string'];
  return { name: `field_${index}`, title: `字段 ${index + 1}`, view: view ?? 'text', dbType, order: index + 1 };
});

const columns = fields.slice(0, 10).map(({ name, title, view, dbType }) => ({
  title,
  dataIndex: name,
  align: 'center',
  showLength: 0,
  sorter: false,
  dbType,
  ...(view === 'list' && { customRender: 'sex' }),
}));

const properties = Object.fromEntries(
  fields.map(({ name, title, view, dbType, order }) => {
    const dictionary = view === 'list' ? { dictCode: 'sex', dictTable: '', dictText: '' } : {};
    const type = dbType === 'int' ? 'integer' : 'string';
    const common = { dbPointLength: 0, mode: 'single', view, fieldExtendJson: '', type, title, maxLength: 32, order };
    return [name, { ...common, ...dictionary }];
  }),
);

const records = Array.from({ length: 20 }, (_, row) => ({
  id: `r${row}`,
  ...Object.fromEntries(
    fields.map(({ name, view, dbType }) => [
      name,
      view === 'list'
        ? '1'
        : view === 'date'
          ? '2026-01-01'
          : view === 'switch'
            ? 'Y'
            : dbType === 'int'
              ? row
              : '文字',
    ]),
  ),
}));

const page = { records, total: records.length, size: 20, current: 1, pages: 1 };
const head = { id: onlineForm, tableName: table, tableTxt: '六十个字段', tableType: 1, isDbSynch: 'Y' };
const api = '/online/cgform/api';

const answers: Readonly<Record<string, unknown>> = {
  '/online/cgform/head/list': { ...page, records: [head], total: 1 },
  [`${api}/getColumns/${onlineForm}`]: {
    code: onlineForm,
    description: '六十个字段',
    columns,
    dictOptions: {},
    checkboxFlag: 'Y',
    formTemplate: '2',
    paginationFlag: 'Y',
    currentTableName: table,
    cgButtonList: [],
    fieldHrefSlots: [],
    hideColumns: [],
    foreignKeys: [],
  },
  [`${api}/getFormItem/${onlineForm}`]: {
    schema: { type: 'object', describe: '六十个字段', required: ['field_0'], properties },
    head,
  },
  [`${api}/getQueryInfo/${onlineForm}`]: [],
  [`${api}/getData/${onlineForm}`]: page,
  [`${resource}/list`]: page,
};

const person = { id: 'u0', username: 'admin', realname: '管理员', relTenantIds: '', sex: 1 };
const sex = [
  { value: '1', text: '男' },
  { value: '2', text: '女' },
];
const menu = [
  {
    path: `/online/cgformList/${onlineForm}`,
    component: 'super/online/cgform/auto/default/OnlineAutoList',
    route: '1',
    meta: { title: '在线表单' },
  },
  { path: resource, component: 'bench/sixty.model', route: '1', meta: { title: '文档' } },
];

const visit: Readonly<Record<string, unknown>> = {
  '/sys/login': { token: 'admin', userInfo: person, departs: [], multi_depart: 0, tenantList: [], sysAllDictItems: {} },
  '/sys/user/getUserInfo': { userInfo: person, sysAllDictItems: { sex } },
  '/sys/dict/queryAllDictItems': { sex },
  '/sys/permission/getUserPermissionByToken': { menu, auth: [], allAuth: [] },
  '/sys/annountCement/listByUser': { anntMsgList: [], anntMsgTotal: 0, sysMsgList: [], sysMsgTotal: 0 },
};

export function startSixtyFields() {
  return serveAnswers((path) => {
    const known = answers[path] ?? visit[path];
    return known === undefined ? undefined : envelope(known);
  });
}
