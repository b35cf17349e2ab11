import {
  matchKeys,
  type FieldOption,
  type ResolvedField,
  type ResolvedModel,
} from '../../../src/engine/model/index.ts';
import { widgetValueOf } from '../../../src/engine/widgets/index.ts';
import { say } from '../../locale/index.ts';
import { fieldOptions } from '../../records/index.ts';
import type { ImportParts } from '../import/index.ts';
import { columnsWithLines, isNeeded, type SheetColumn } from '../sheet-columns.ts';
import { startWorkbook } from '../thread/index.ts';

type About = Pick<ImportParts, 'models' | 'items' | 'names'>;

export async function templateFile(model: ResolvedModel, about: About): Promise<Uint8Array> {
  const columns = columnsWithLines(model, about.models).filter(isWritten);
  const lines = await Promise.all(columns.map((column) => explain(column, about)));
  const workbook = await startWorkbook();
  workbook.sheet(
    model.title,
    columns.map(({ width }) => width),
  );
  workbook.rows([columns.map((column) => (isNeeded(column) ? `${column.title}*` : column.title))]);
  workbook.sheet(say('填写说明'), [20, 8, 80]);
  workbook.rows([[say('列名'), say('必填'), say('怎么填')], ...lines, ...aboutLines(columns)]);
  return workbook.finish('xlsx');
}

/**
 * Returns true if the user fills in the column. Numbers assigned by the server are included, to match rows with
 * records.
 */
function isWritten({ field, lines }: SheetColumn): boolean {
  return !field.readOnly || (field.numbering !== undefined && lines === undefined);
}

function aboutLines(columns: readonly SheetColumn[]): string[][] {
  const titles = new Set(columns.flatMap(({ lines }) => lines?.title ?? []));
  return [...titles].map((title) => [
    title,
    '',
    say(
      '每行填一条{title}；同一张单据的各行连着写，其余列只在第一行填写，下面各行留空或照填。更新已有单据时，表里的{title}替换原有的{title}',
      { title },
    ),
  ]);
}

async function explain(column: SheetColumn, about: About) {
  const { field, title } = column;
  const options = await fieldOptions(field, about.items);
  return [
    title,
    isNeeded(column) ? say('是') : say('否'),
    [howTo(field, options, about), lengthOf(field, options)].filter(Boolean).join(say('；')),
  ];
}

function howTo(field: ResolvedField, options: readonly FieldOption[] | undefined, about: About): string {
  if (field.numbering) return say('自动编号：新记录留空；按它更新已有记录时填写');
  if (widgetValueOf(field.component) === 'place' && options) return say('省、市、区县的名称，如 浙江省/杭州市/西湖区');
  if (options)
    return say('可填：{options}', {
      options: options
        .slice(0, 50)
        .map(({ label }) => label)
        .join(say('、')),
    });
  const named = namedIn(field, about);
  if (named) {
    const { model, label, key, isSeveral } = named;
    const codes = matchKeys(model).flatMap((fields) => (fields.length === 1 ? fields : []));
    const own = [label, ...codes.map(({ name }) => name), key];
    const titles = [...new Set(own)].flatMap((name) => model.fields.find((one) => one.name === name)?.title ?? []);
    return say('填已有{title}的{titles}{several}', {
      title: model.title,
      titles: titles.join(say('或')),
      several: isSeveral ? say('，多个用逗号分开') : '',
    });
  }
  if (field.type === 'boolean') return say('填“是”或“否”');
  if (field.type === 'integer') return say('整数');
  if (field.type === 'number')
    return field.scale === undefined ? say('数字') : say('数字，最多 {scale} 位小数', { scale: field.scale });
  if (field.type === 'array') return say('多个值用逗号分开');
  if (field.format === 'date') return say('日期，如 2026-01-31');
  if (field.format === 'date-time') return say('日期时间，如 2026-01-31 08:30:00');
  return field.format === 'time' ? say('时间，如 08:30:00') : say('文本');
}

function namedIn(field: ResolvedField, { models, names }: About) {
  const source = names(field);
  if (source) return { ...source, model: source.stored.model };
  const model = field.reference && models.get(field.reference.model);
  return model && { model, label: model.label, key: 'id', isSeveral: false };
}

function lengthOf(field: ResolvedField, options: readonly FieldOption[] | undefined): string {
  const { maxLength, component } = field;
  return maxLength === undefined || options || widgetValueOf(component) === 'picked'
    ? ''
    : say('最多 {maxLength} 个字', { maxLength });
}
