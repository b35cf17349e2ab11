import type { JsonValue } from '../../schema/json/json-value.ts';
import type { ResolvedField, ResolvedModel } from '../model/resolved-model.ts';
import { compact } from '../values/json-read.ts';

export interface CellChoice {
  cell: string;
  props: Record<string, JsonValue>;
  width: number;
  align: 'left' | 'center' | 'right';
}

/** Widgets whose values are formatted texts. */
const markups: Readonly<Record<string, string>> = { RichText: 'html', Html: 'html', Markdown: 'markdown' };

/** How a column shows a field for which no document names a cell, and how wide it then is in pixels. */
export function defaultCell(
  field: ResolvedField,
  modelOf: (id: string) => ResolvedModel | undefined = () => undefined,
): CellChoice {
  const { picker, store } = field.componentProps;
  if (field.component === 'Picker' && typeof picker === 'string')
    return choose(
      'picked',
      150,
      compact<Record<string, JsonValue>>({ picker, ...(typeof store === 'string' && { store }) }),
    );
  if (field.component === 'ImageUpload') return choose('image', 140);
  if (field.component === 'FileUpload' || field.component === 'FilePop') return choose('file', 160);
  const markup = markups[field.component ?? ''];
  if (markup !== undefined) return choose('formatted', 240, { markup });
  if (field.reference) {
    const { model } = field.reference;
    return choose('reference', 150, { model, resource: modelOf(model)?.resource ?? `/${model}` });
  }
  if (field.dictionary !== undefined) return choose('dictionary', 110, { dictionary: field.dictionary });
  if (field.options) return choose('dictionary', 110);
  if (field.type === 'boolean') return { ...choose('boolean', 80), align: 'center' };
  if (field.type === 'number' || field.type === 'integer') return ofNumber(field);
  if (field.format === 'date') return choose('date', 120);
  if (field.format === 'date-time') return choose('datetime', 180);
  return choose(field.format === 'uri' ? 'link' : 'text', field.format === 'text' ? 240 : 140);
}

function choose(cell: string, width: number, props: Record<string, JsonValue> = {}): CellChoice {
  return { cell, width, props, align: 'left' };
}

/** Two places and no unit is money; other amounts are numbers. */
function ofNumber({ scale, unit, type }: ResolvedField): CellChoice {
  const places = scale ?? (type === 'integer' ? 0 : null);
  const props = compact<Record<string, JsonValue>>({
    ...(places !== null && { scale: places }),
    ...(unit !== undefined && { unit }),
  });
  const isMoney = scale === 2 && unit === undefined;
  return { ...choose(isMoney ? 'money' : 'number', isMoney ? 130 : 100, props), align: 'right' };
}
