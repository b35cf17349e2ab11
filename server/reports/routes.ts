import { spokenState, type Catalogue } from '../catalogue/index.ts';
import { defineRoute, forbidden, Refusal, requiredText, success, type Call, type Route } from '../http/index.ts';
import { say } from '../locale/index.ts';
import type { RecordEngine } from '../records/index.ts';
import { columnsOf, itemOf, queryInfoOf, type Items } from './report-columns.ts';
import { dataOf } from './report-data.ts';
import { reportHeadRoutes } from './report-heads.ts';
import { findReport, type Report } from './report.ts';

export function reportRoutes({
  catalogue,
  engine,
  items,
}: {
  catalogue: Catalogue;
  engine: RecordEngine;
  items: (code: string, tenantId: number) => ReturnType<Items>;
}): Route[] {
  const of =
    ({ person }: Call): Items =>
    (code) =>
      items(code, person().tenantId);
  const read = (path: string, answer: (report: Report, call: Call) => unknown): Route =>
    defineRoute({
      method: 'GET',
      path: `/online/cgreport/api/${path}/:code`,
      permission: 'signed-in',
      async handler(call) {
        const code = requiredText(call.params, 'code', 200);
        const report = findReport(spokenState(catalogue.current()), code);
        if (!report) throw new Refusal(say('没有编码为“{code}”的报表，请检查报表编码。', { code }));
        if (!call.person().permissions.has(report.permission)) throw forbidden([report.permission]);
        return success(await answer(report, call), { code: 0 });
      },
    });
  const headOf = ({ name, title }: Report) => ({ cgRpConfigId: name, cgRpConfigName: title });
  return [
    ...reportHeadRoutes(catalogue),
    read('getRpColumns', async (report, call) => ({ ...headOf(report), ...(await columnsOf(report, of(call))) })),
    read('getColumns', async (report, call) => ({
      ...headOf(report),
      ...(await columnsOf(report, of(call))),
      cgreportHeadName: report.title,
      fieldHrefSlots: [],
      isGroupTitle: false,
    })),
    read('getColumnsAndData', async (report, call) => ({
      ...headOf(report),
      ...(await columnsOf(report, of(call))),
      cgreportHeadName: report.title,
      fieldHrefSlots: [],
      isGroupTitle: false,
      data: await dataOf(engine, report, call),
    })),
    read('getQueryInfo', (report, call) => queryInfoOf(report, of(call))),
    read('getData', (report, call) => dataOf(engine, report, call)),
    read('getParamsInfo', ({ params }) =>
      params.map(({ name, title, value }, index) => ({
        paramName: name,
        paramTxt: title,
        paramValue: value,
        orderNum: index,
      })),
    ),
    defineRoute({
      method: 'GET',
      path: '/online/cgreport/api/getReportDictList',
      permission: 'signed-in',
      async handler(call) {
        const found = await of(call)(requiredText(call.query, 'dictCode', 100));
        return success((found ?? []).map(itemOf), { code: 0 });
      },
    }),
  ];
}
