import { dictionaryOf, type ResolvedField } from '../../src/engine/model/index.ts';
import { spokenState, type Catalogue } from '../catalogue/index.ts';
import {
  defineRoute,
  forbidden,
  notFound,
  pageOf,
  readPage,
  requiredText,
  success,
  type Call,
  type Route,
} from '../http/index.ts';
import { findReport, type Report } from './report.ts';

/**
 * Routes that list reports for the page of JeecgBoot's client: those that the person may open. They are documents, so
 * nothing can be changed here, and none contains SQL.
 */
export function reportHeadRoutes(catalogue: Pick<Catalogue, 'current'>): Route[] {
  const all = ({ person }: Call): Report[] => {
    const state = spokenState(catalogue.current());
    const found = [...state.documents.keys()].flatMap((key) => {
      const document = state.documents.get(key);
      return document?.kind === 'query' ? (findReport(state, document.id) ?? []) : [];
    });
    return found.filter(({ permission }) => person().permissions.has(permission));
  };
  const one = (call: Call, id: string): Report => {
    const report = findReport(spokenState(catalogue.current()), id);
    if (!report) throw notFound();
    if (!call.person().permissions.has(report.permission)) throw forbidden([report.permission]);
    return report;
  };
  const read = (path: string, answer: (call: Call) => unknown): Route =>
    defineRoute({
      method: 'GET',
      path: `/online/cgreport/${path}`,
      permission: 'signed-in',
      handler: async (call) => success(await answer(call), { code: 0 }),
    });
  return [
    read('head/list', (call) => {
      const page = readPage(call.query);
      const found = all(call).filter(
        ({ name, title }) => isMeant(name, call.query['code']) && isMeant(title, call.query['name']),
      );
      const start = (page.pageNo - 1) * page.pageSize;
      return pageOf(found.slice(start, start + page.pageSize).map(headOf), found.length, page);
    }),
    read('head/queryById', (call) => headOf(one(call, requiredText(call.query, 'id', 200)))),
    read('item/listByHeadId', (call) => itemsOf(one(call, requiredText(call.query, 'headId', 200)))),
    read('param/listByHeadId', (call) => {
      const { name: head, params } = one(call, requiredText(call.query, 'headId', 200));
      return params.map(({ name, title, value }, index) => ({
        id: `${head}.${name}`,
        cgrheadId: head,
        paramName: name,
        paramTxt: title,
        paramValue: value,
        orderNum: index + 1,
      }));
    }),
  ];
}

function isMeant(text: string, wanted = ''): boolean {
  const part = wanted.replaceAll('*', '');
  return wanted.includes('*') ? text.includes(part) : part === '' || text === part;
}

function headOf({ name, title }: Report) {
  return {
    id: name,
    code: name,
    name: title,
    cgrSql: '',
    returnType: '1',
    returnValField: null,
    returnTxtField: null,
    dbSource: null,
    content: null,
    lowAppId: null,
    createBy: null,
    createTime: null,
    updateBy: null,
    updateTime: null,
  };
}

function itemsOf(report: Report) {
  const { name: head, columns, aggregate, model, search } = report;
  const groups = aggregate?.group.flatMap(({ field }) => model.fields.filter(({ name }) => name === field)) ?? [];
  const shown = aggregate ? groups : columns;
  const hidden = search.flatMap(({ field }) => (shown.includes(field) ? [] : [field]));
  const measures = (aggregate?.measures ?? []).map(({ name, title = name }) => ({ name, title }));
  const modeOf = (field: ResolvedField) => search.find((each) => each.field === field);
  const items = [
    ...[...shown, ...hidden].map((field) => ({ field, name: field.name, title: field.title })),
    ...measures.map((measure) => ({ ...measure, field: undefined })),
  ];
  return items.map(({ field, name, title }, index) => {
    const mode = field && modeOf(field);
    return {
      id: `${head}.${name}`,
      cgrheadId: head,
      fieldName: name,
      fieldTxt: title,
      orderNum: index + 1,
      fieldType: typeOf(field),
      fieldWidth: null,
      fieldHref: '',
      replaceVal: '',
      groupTitle: null,
      isShow: field && hidden.includes(field) ? 0 : 1,
      isOrder: aggregate ? 0 : 1,
      isTotal: null,
      isSearch: mode ? 1 : 0,
      searchMode: mode ? (mode.isRange ? 'group' : 'single') : null,
      dictCode: (field && dictionaryOf(field)) ?? '',
    };
  });
}

function typeOf(field: ResolvedField | undefined): string {
  if (field?.format === 'date') return 'Date';
  if (field?.format === 'date-time') return 'Datetime';
  return field?.type === 'integer' ? 'Integer' : 'String';
}
