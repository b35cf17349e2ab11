import {
  type FieldOption,
  matchKeys,
  optionsOf,
  type ResolvedField,
  type ResolvedModel,
} from '../../src/engine/model/index.ts';
import { importColumns, isNeeded, type SheetColumn } from './sheet-columns.ts';
import { startWorkbook } from './spreadsheet-thread.ts';

type Items = (dictionary: string) => Promise<readonly FieldOption[] | undefined>;

/** An .xlsx with nothing but the head to fill in, and a second sheet that says how. */
export async function templateFile(
  model: ResolvedModel,
  models: ReadonlyMap<string, ResolvedModel>,
  items: Items,
): Promise<Uint8Array> {
  const columns = importColumns(model, models).filter(isWritten);
  const lines = await Promise.all(columns.map((column) => explain(column, models, items)));
  const workbook = await startWorkbook();
  workbook.sheet(
    model.title,
    columns.map(({ width }) => width),
  );
  workbook.rows([columns.map((column) => (isNeeded(column) ? `${column.title}*` : column.title))]);
  workbook.sheet('填写说明', [20, 8, 80]);
  workbook.rows([['列名', '必填', '怎么填'], ...lines, ...aboutLines(columns)]);
  return workbook.finish('xlsx');
}

/** Not what the server fills in by itself; a number tells which record a row changes. */
function isWritten({ field, lines }: SheetColumn): boolean {
  return !field.readOnly || (field.numbering !== undefined && lines === undefined);
}

/** How rows come to records with lines. */
function aboutLines(columns: readonly SheetColumn[]): string[][] {
  const titles = new Set(columns.flatMap(({ lines }) => lines?.title ?? []));
  return [...titles].map((title) => [
    title,
    '',
    `每行填一条${title}；同一张单据的各行连着写，其余列只在第一行填写，下面各行留空或照填。更新已有单据时，表里的${title}替换原有的${title}`,
  ]);
}

async function explain(column: SheetColumn, models: ReadonlyMap<string, ResolvedModel>, items: Items) {
  const { field, title } = column;
  const options = await optionsOf(field, items);
  return [
    title,
    isNeeded(column) ? '是' : '否',
    [howTo(field, options, models), lengthOf(field)].filter(Boolean).join('；'),
  ];
}

function howTo(
  field: ResolvedField,
  options: readonly FieldOption[] | undefined,
  models: ReadonlyMap<string, ResolvedModel>,
): string {
  if (field.numbering) return '自动编号：新记录留空；按它更新已有记录时填写';
  if (options)
    return `可填：${options
      .slice(0, 50)
      .map(({ label }) => label)
      .join('、')}`;
  if (field.reference) {
    const model = models.get(field.reference.model);
    const label = model?.fields.find(({ name }) => name === model.label);
    const codes = model ? matchKeys(model).filter((fields) => fields.length === 1 && fields[0] !== label) : [];
    const titles = [label?.title ?? '名称', ...codes.map(([code]) => code?.title ?? '')];
    return `填已有${model?.title ?? ''}的${titles.join('或')}`;
  }
  if (field.type === 'boolean') return '填“是”或“否”';
  if (field.type === 'integer') return '整数';
  if (field.type === 'number') return field.scale === undefined ? '数字' : `数字，最多 ${field.scale} 位小数`;
  if (field.type === 'array') return '多个值用逗号分开';
  if (field.format === 'date') return '日期，如 2026-01-31';
  if (field.format === 'date-time') return '日期时间，如 2026-01-31 08:30:00';
  return field.format === 'time' ? '时间，如 08:30:00' : '文本';
}

function lengthOf({ maxLength }: ResolvedField): string {
  return maxLength === undefined ? '' : `最多 ${maxLength} 个字`;
}
