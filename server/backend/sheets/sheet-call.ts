import type { FieldOption, ResolvedField } from '../../../src/engine/model/index.ts';
import { readObjects, readString } from '../../../src/engine/values/index.ts';
import { declarationOf } from '../../../src/engine/widgets/index.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import {
  formerTitlesOf,
  importFiles,
  isNeeded,
  previewFiles,
  readMapping,
  readSheets,
  refusedAnswer,
  refuseOtherFiles,
  SpreadsheetError,
  uploadLimits,
  wantedColumns,
  type ImportParts,
  type ImportPreview,
  type ReadSheet,
  type SheetFile,
} from '../../excel/index.ts';
import { Refusal, success, type Answer, type ForwardedCall } from '../../http/index.ts';
import { otherLanguages, say } from '../../locale/index.ts';
import { resultOf } from '../answers.ts';
import { plainJson, type ExactJson } from '../exact-json.ts';
import type { OtherCall } from '../query/index.ts';
import type { Recent } from '../recent.ts';
import { expectedHead, readTemplate, type ExpectedHead } from './expected-head.ts';
import { chosenIn, formFor, refuseOtherHeads } from './sheet-layout.ts';
import { lossesThere } from './sheet-losses.ts';
import type { SheetModels } from './sheet-models.ts';

export interface SheetCall {
  modelsOf(resource: string): Promise<SheetModels | undefined>;
  make(call: OtherCall): Promise<Answer>;
  readFile(call: OtherCall): Promise<Uint8Array | undefined>;
  templates: Recent<ReadSheet | undefined>;
  versionsOf(model: string): Promise<readonly JsonObject[]>;
}

type Checking = ImportParts & { hasTemplate: boolean; expected: ExpectedHead | undefined };

/**
 * Answers the preview of a sheet, and checks the sheets of an import before the back end gets them, because a JeecgBoot
 * names neither the row nor the column of an error. A sheet without errors is sent in the layout that the back end
 * imports: a JeecgBoot reads the first sheet, knows only the titles that it exports, and loses texts that are stored
 * in their cells.
 * @returns undefined for other calls.
 * @throws Refusal for files that cannot be read.
 */
export async function adaptSheetCall(call: ForwardedCall, there: SheetCall): Promise<Answer | undefined> {
  const [, resource = '', action] = /^(\/.+)\/(importExcel|importPreview)$/.exec(call.path) ?? [];
  const isUpload = call.headers['content-type']?.startsWith('multipart/') === true;
  if (call.method !== 'POST' || action === undefined || !isUpload) return undefined;
  const models = await there.modelsOf(resource);
  if (!models) return undefined;
  const { fields, files } = await call.readFiles(uploadLimits);
  if (files.length === 0) throw new Refusal(say('没有收到文件，请选择文件后再导入。'));
  for (const { name } of files) refuseOtherFiles(name);
  const isPreview = action === 'importPreview';
  return refusingUnreadable(isPreview ? say('文件无法读取:') : say('文件导入失败:'), async () => {
    const mapping = readMapping(fields['mapping']);
    const [sheets, parts] = await Promise.all([readSheets(files), checking({ resource, call, models }, there)]);
    const send = async (sent: readonly SheetFile[]): Promise<Answer> => {
      const query = Object.fromEntries(new URLSearchParams(call.search));
      const body = await formFor({ fields, files }, sent, layout);
      return there.make({ method: call.method, path: call.path, query, body });
    };
    const choices = { matchBy: [], mapping };
    const layout = { parts, mapping, expected: parts.expected };
    const chosen = sheets.flatMap((file) => chosenIn(file, layout) ?? []);
    // The document does not describe the sheets of some modules, such as those of dictionaries with their items.
    const isKnown = parts.hasTemplate ? parts.expected !== undefined : chosen.some(({ isHeaded }) => isHeaded);
    if (!isKnown && isPreview) throw new Refusal(say('这里的表格由后端检查，没有预览，请直接上传'));
    if (!isKnown) return send([]);
    refuseOtherHeads(chosen, parts.expected);
    if (isPreview) {
      const { problem, ...preview } = await previewFiles(parts, sheets, choices);
      const reason = problem ?? refusalOf(preview);
      return success({
        ...preview,
        ...(reason !== undefined && { problem: reason }),
        losses: lossesThere(preview.losses, chosen, parts.expected),
      });
    }
    const report = await importFiles(parts, sheets, { ...choices, allOrNothing: true, isPreview: true });
    if (report.errors.length > 0) return refusedAnswer(report);
    return send(sheets);
  });
}

/** Returns the reason why a sheet is not imported: nothing of a sheet with an error is sent. */
function refusalOf({ total, wrong }: Pick<ImportPreview, 'total' | 'wrong'>): string | undefined {
  return wrong === 0 ? undefined : say('共 {total} 行，{wrong} 行有错误，改好后才能导入', { total, wrong });
}

async function refusingUnreadable(before: string, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SpreadsheetError) throw new Refusal(`${before}${error.message}`);
    throw error;
  }
}

interface Asked {
  resource: string;
  call: ForwardedCall;
  models: SheetModels;
}

async function checking({ resource, call, models: known }: Asked, there: SheetCall): Promise<Checking> {
  const { model, models, modelsIn, check } = known;
  const former = await formerTitlesOf(model, models, (id) => there.versionsOf(id));
  const others = (await otherLanguages()).map((language) => ({ language, models: modelsIn(language) }));
  const plain = { model, models, others, former, names: () => undefined };
  const user = ['x-access-token', 'tenant-id', 'x-tenant-id'].map((name) => String(call.headers[name])).join(' ');
  const template = await there.templates.getOrMake(`${user} ${resource}`, async () => {
    const query = { selections: '-' };
    const bytes = await there.readFile({ method: 'GET', path: `${resource}/exportXls`, query });
    return bytes && readTemplate(bytes);
  });
  const expected = template && expectedHead(template, wantedColumns(plain, { matchBy: [] }).columns);
  const unread = new Set<string>();
  const isOpen = ({ dictionary }: ResolvedField): boolean => dictionary !== undefined && unread.has(dictionary);
  return {
    ...plain,
    hasTemplate: template !== undefined,
    // A JeecgBoot names areas by its own list, such as 天津市/天津市/和平区.
    isForeign: ({ component }) => declarationOf(component).value === 'place',
    expected,
    items: async (dictionary) => {
      const path = `/sys/dict/getDictItems/${dictionary}`;
      const items = itemsIn(resultOf(await there.make({ method: 'GET', path, query: {} })));
      if (!items) unread.add(dictionary);
      return items;
    },
    save: async (rows) => check(model.id, rows, isOpen),
    // A title of the back end that the document has changed is not missing.
    needed: (column) => isNeeded(column) && expected?.titleOf(column) !== undefined,
  };
}

function itemsIn(result: ExactJson): FieldOption[] | undefined {
  if (!Array.isArray(result) || result.length === 0) return undefined;
  return readObjects(plainJson(result)).flatMap(({ item }) => {
    const value = readString(item['value']);
    return value === undefined ? [] : [{ value, label: readString(item['text']) ?? value }];
  });
}
