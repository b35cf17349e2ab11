import { dictionaryOf, optionsOf, type FieldOption, type ResolvedField } from '../../src/engine/model/index.ts';
import { translated } from '../../src/locale/index.ts';
import type { DictionaryItem } from '../dictionaries/index.ts';
import { say, text } from '../locale/index.ts';
import type { Report } from './report.ts';

/** A column in the format of JeecgBoot's popups (docs/jeecgboot.md, Reports). */
export interface ReportColumn {
  title: string;
  dataIndex: string;
  align: 'center' | 'right';
  sorter: string;
  /** A key of the dictionaries that are sent with the columns. */
  customRender?: string;
}

export type Items = (dictionary: string) => Promise<readonly FieldOption[] | undefined>;

export async function columnsOf(
  { columns, aggregate, model, search }: Report,
  items: Items,
): Promise<{ columns: ReportColumn[]; dictOptions: Record<string, DictionaryItem[]> }> {
  const fields = aggregate
    ? aggregate.group.flatMap((one) => model.fields.filter(({ name }) => name === one.field))
    : columns;
  const dictOptions: Record<string, DictionaryItem[]> = {};
  const named: ReportColumn[] = [];
  for (const field of fields) {
    const options = await optionsOf(field, items);
    const key = keyOf(field);
    if (options) dictOptions[key] = options.map(itemOf);
    named.push({
      title: field.title,
      dataIndex: field.reference ? `${field.name}_dictText` : field.name,
      align: field.type === 'number' || field.type === 'integer' ? 'right' : 'center',
      sorter: String(!aggregate && field.type !== 'array'),
      ...(options && { customRender: key }),
    });
  }
  for (const { field } of search) {
    const options = dictOptions[keyOf(field)] ? undefined : await optionsOf(field, items);
    if (options) dictOptions[keyOf(field)] = options.map(itemOf);
  }
  const measures = (aggregate?.measures ?? []).map((measure): ReportColumn => {
    const of = measure.verb === 'count' ? undefined : model.fields.find(({ name }) => name === measure.field);
    const title =
      measure.title ??
      (measure.verb === 'count' ? say('数量') : `${of?.title ?? measure.name}${translated(words[measure.verb])}`);
    return { title, dataIndex: measure.name, align: 'right', sorter: 'false' };
  });
  return { columns: [...named, ...measures], dictOptions };
}

const words = { sum: text('合计'), average: text('平均'), min: text('最小'), max: text('最大') };

export async function queryInfoOf({ search }: Report, items: Items) {
  return Promise.all(
    search.map(async ({ field, isRange }) => {
      const isChosen = (await optionsOf(field, items)) !== undefined;
      return {
        field: field.name,
        label: field.title,
        view: isChosen ? 'list' : viewOf(field),
        mode: isRange ? 'group' : 'single',
        hidden: false,
        ...(isChosen && { dictCode: keyOf(field) }),
      };
    }),
  );
}

function viewOf({ type, format }: ResolvedField): string {
  if (format === 'date') return 'date';
  if (format === 'date-time') return 'datetime';
  return type === 'number' || type === 'integer' ? 'number' : 'text';
}

function keyOf(field: ResolvedField): string {
  return dictionaryOf(field) ?? field.name;
}

export function itemOf({ value, label, color }: FieldOption): DictionaryItem {
  return { value: String(value), text: label, title: label, label, ...(color !== undefined && { color }) };
}
