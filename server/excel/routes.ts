import type { ResolvedModel } from '../../src/engine/model/index.ts';
import { type JsonObject, parseJson } from '../../src/schema/json/index.ts';
import {
  type Answer,
  type Call,
  contentDisposition,
  contextOf,
  defineRoute,
  optionalText,
  refuse,
  Refusal,
  type Route,
} from '../http/index.ts';
import type { RecordContext, RecordEngine } from '../records/index.ts';
import { exportFile } from './export-file.ts';
import { SpreadsheetError } from './spreadsheet-thread.ts';
import type { WorkbookFormat } from './thread/protocol.ts';

/** What browsers know the two formats by. */
const contentTypes: Readonly<Record<WorkbookFormat, string>> = {
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Export and import of every model's records as Excel files (docs/API.md). */
export function excelRoutes(engine: RecordEngine, models: ReadonlyMap<string, ResolvedModel>): Route[] {
  return [...models.values()].flatMap((model) => [exportRoute(engine, model)]);
}

function exportRoute(engine: RecordEngine, model: ResolvedModel): Route {
  return defineRoute({
    method: ['GET', 'POST'],
    path: `${model.resource}/exportXls`,
    permission: `${model.permission}:export`,
    handler: (call) =>
      answered(call, async (context) => {
        const { bytes, format } = await exportFile(engine, model, readExportQuery(call), context);
        return fileAnswer(bytes, format, model.title);
      }),
  });
}

/**
 * JeecgBoot's clients send the query of the list, or all of it as JSON in `paramsStr`; the chosen ids in `selections`.
 * What is too long for an address comes as the body of a POST.
 */
function readExportQuery(call: Call) {
  const { paramsStr, ...query } = call.query;
  const posted = call.request.method === 'POST' ? call.body(textsOf) : {};
  const { selections, format, ...params } = { ...query, ...readParameters(paramsStr), ...posted };
  const ids = optionalText({ selections: selections ?? '' }, 'selections', 100_000)
    ?.split(',')
    .filter((id) => id !== '');
  return {
    params,
    ids: ids && ids.length > 0 ? ids : undefined,
    format: format === 'xlsx' ? ('xlsx' as const) : undefined,
  };
}

function readParameters(text: string | undefined): Record<string, string> {
  if (text === undefined || text === '') return {};
  const { value } = parseJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refusal('参数 paramsStr 应是 JSON。');
  return textsOf(value);
}

function textsOf(value: JsonObject): Record<string, string> {
  const entries = Object.entries(value).filter(([, each]) => each !== null);
  return Object.fromEntries(entries.map(([name, each]) => [name, String(each)]));
}

/** Runs the work of a route; what a person can do something about is an answer. */
function answered(call: Call, work: (context: RecordContext) => Promise<Answer>): Promise<Answer> {
  return work(contextOf(call)).catch((error: unknown) => {
    if (error instanceof SpreadsheetError) throw new Refusal(error.message);
    return refuse(error);
  });
}

function fileAnswer(bytes: Uint8Array, format: WorkbookFormat, title: string): Answer {
  return {
    status: 200,
    headers: {
      'content-type': contentTypes[format],
      'content-disposition': contentDisposition('attachment', `${title}.${format}`),
    },
    body: bytes,
  };
}
