import { buffer } from 'node:stream/consumers';

import { canImport, matchKeys, type FieldOption, type ResolvedModel } from '../../src/engine/model/index.ts';
import { translated } from '../../src/locale/index.ts';
import { parseJson, type JsonObject } from '../../src/schema/json/index.ts';
import type { FileStore } from '../files/index.ts';
import {
  contentDisposition,
  defineRoute,
  optionalText,
  readUpload,
  Refusal,
  success,
  type Answer,
  type Call,
  type Route,
} from '../http/index.ts';
import { otherLanguages, say, text, type Language, type Text } from '../locale/index.ts';
import { contextOf, refuse, type NameSources } from '../records/index.ts';
import { exportFile } from './export/export-file.ts';
import { templateFile } from './export/template-file.ts';
import {
  formerTitlesOf,
  importAnswer,
  importFiles,
  previewFiles,
  readSheets,
  type ImportParts,
} from './import/index.ts';
import type { SheetRecords } from './sheet-records.ts';
import { readMapping, refuseOtherFiles, uploadLimits } from './sheet-upload.ts';
import { SpreadsheetError, type WorkbookFormat } from './thread/index.ts';

const contentTypes: Readonly<Record<WorkbookFormat, string>> = {
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Returns the routes that export and import every model's records as Excel files (docs/API.md). */
export function excelRoutes(parts: ExcelParts): Route[] {
  return [...parts.models.values()].flatMap((model) => [
    exportRoute(parts, model),
    ...(canImport(model) ? [importRoute(parts, model), previewRoute(parts, model), templateRoute(parts, model)] : []),
  ]);
}

export interface ExcelParts {
  recordsOf: (modelId: string) => SheetRecords;
  models: ReadonlyMap<string, ResolvedModel>;
  modelsIn?: (language: Language) => ReadonlyMap<string, ResolvedModel>;
  files: FileStore;
  items: (dictionary: string, tenantId: number) => Promise<readonly FieldOption[] | undefined>;
  versionsOf?: (model: string) => Promise<readonly JsonObject[]>;
  names: NameSources;
}

function importRoute(parts: ExcelParts, model: ResolvedModel): Route {
  return uploadRoute(parts, model, {
    path: 'importExcel',
    failed: text('文件导入失败:'),
    async answer({ sheets, fields, choices }, importing, call) {
      const all = { ...choices, allOrNothing: fields['validateStatus'] === '1' };
      const report = await importFiles(importing, sheets, all);
      return importAnswer(report, { files: parts.files, model, person: call.person() });
    },
  });
}

function previewRoute(parts: ExcelParts, model: ResolvedModel): Route {
  return uploadRoute(parts, model, {
    path: 'importPreview',
    failed: text('文件无法读取:'),
    answer: async ({ sheets, choices }, importing) => success(await previewFiles(importing, sheets, choices)),
  });
}

interface UploadWork {
  path: string;
  failed: Text;
  answer(read: Awaited<ReturnType<typeof readImport>>, importing: ImportParts, call: Call): Promise<Answer>;
}

function uploadRoute(
  { recordsOf, models, modelsIn = () => models, items, names, versionsOf = async () => [] }: ExcelParts,
  model: ResolvedModel,
  { path, failed, answer }: UploadWork,
): Route {
  const importing = async (call: Call): Promise<ImportParts> => {
    const others = (await otherLanguages()).map((language) => ({ language, models: modelsIn(language) }));
    const former = await formerTitlesOf(model, models, versionsOf);
    const save: ImportParts['save'] = (rows, how) =>
      recordsOf(model.id).importRows(model.id, rows, how, contextOf(call));
    return { save, model, models, others, former, names, items: itemsFor(call, items) };
  };
  return defineRoute({
    method: 'POST',
    path: `${model.resource}/${path}`,
    permission: `${model.permission}:import`,
    upload: true,
    longWork: 'import',
    handler: (call) => answered(async () => answer(await readImport(call, model), await importing(call), call), failed),
  });
}

async function readImport(call: Call, model: ResolvedModel) {
  const { fields, files } = await readUpload(call.request, uploadLimits, async ({ name, stream }) => {
    refuseOtherFiles(name);
    return { name, bytes: await buffer(stream) };
  });
  if (files.length === 0) throw new Refusal(say('没有收到文件，请选择文件后再导入。'));
  const matchBy = readMatchBy(fields['matchBy'], model);
  if (matchBy.length > 0 && !call.person().permissions.has(`${model.permission}:edit`))
    throw new Refusal(say('没有修改{title}的权限，不能更新已有记录', { title: model.title }));
  return { fields, sheets: await readSheets(files), choices: { matchBy, mapping: readMapping(fields['mapping']) } };
}

function readMatchBy(text: string | undefined, model: ResolvedModel): string[] {
  if (text === undefined || text === '') return [];
  const key = matchKeys(model).find((fields) => fields.map(({ name }) => name).join(',') === text);
  if (!key) throw new Refusal(say('参数 matchBy 应是不会重复的字段。'));
  return key.map(({ name }) => name);
}

function itemsFor({ person }: Call, items: ExcelParts['items']): ImportParts['items'] {
  return (dictionary) => items(dictionary, person().tenantId);
}

function templateRoute(parts: ExcelParts, model: ResolvedModel): Route {
  return defineRoute({
    method: 'GET',
    path: `${model.resource}/importTemplate`,
    permission: `${model.permission}:import`,
    handler: (call) =>
      answered(async () => {
        const about = { ...parts, items: itemsFor(call, parts.items) };
        return fileAnswer(await templateFile(model, about), 'xlsx', say('{title}导入模板', { title: model.title }));
      }),
  });
}

function exportRoute({ recordsOf, models }: ExcelParts, model: ResolvedModel): Route {
  return defineRoute({
    method: ['GET', 'POST'],
    path: `${model.resource}/exportXls`,
    permission: `${model.permission}:export`,
    servedOnFullDisk: true,
    handler: (call) =>
      answered(async () => {
        const query = readExportQuery(call);
        const { bytes, format } = await exportFile(recordsOf(model.id), { model, models }, query, contextOf(call));
        return fileAnswer(bytes, format, model.title);
      }),
  });
}

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
    throw new Refusal(say('参数 paramsStr 应是 JSON。'));
  return textsOf(value);
}

function textsOf(value: JsonObject): Record<string, string> {
  const entries = Object.entries(value).filter(([, each]) => each !== null);
  return Object.fromEntries(entries.map(([name, each]) => [name, String(each)]));
}

function answered(work: () => Promise<Answer>, failed?: Text): Promise<Answer> {
  return work().catch((error: unknown) => {
    if (error instanceof SpreadsheetError)
      throw new Refusal(`${failed === undefined ? '' : translated(failed)}${error.message}`);
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
