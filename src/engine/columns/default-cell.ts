import type { JsonValue } from '../../schema/json/json-value.ts';
import { holdsExpression } from '../resolve/index.ts';
import { dictionaryOf } from '../model/choosers.ts';
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
  if (field.child) return choose('details', 100);
  const { picker, store } = field.componentProps;
  if (field.component === 'Picker' && typeof picker === 'string')
    return choose(
      'picked',
      150,
      compact<Record<string, JsonValue>>({ picker, ...(typeof store === 'string' && { store }) }),
    );
  const chosen = field.component !== undefined && namesElsewhere(field, field.component);
  if (chosen) return choose('chosen', 150, chosen);
  if (field.component === 'ImageUpload') return choose('image', 140);
  if (field.component === 'FileUpload' || field.component === 'FilePop') return choose('file', 160);
  const markup = markups[field.component ?? ''];
  if (markup !== undefined) return choose('formatted', 240, { markup });
  if (field.reference) {
    const { model } = field.reference;
    return choose('reference', 150, { model, resource: modelOf(model)?.resource ?? `/${model}` });
  }
  const dictionary = dictionaryOf(field);
  if (dictionary !== undefined) return choose('dictionary', 110, { dictionary });
  if (field.options) return choose('dictionary', 110);
  if (field.component === 'Progress') return choose('progress', 160);
  if (field.component === 'Tags') return choose('tags', 160);
  if (field.type === 'boolean' || isBox(field)) return { ...choose('boolean', 80, pairOf(field)), align: 'center' };
  if (field.type === 'number' || field.type === 'integer' || field.component === 'Number') return ofNumber(field);
  if (field.format === 'date' || field.component === 'Date') return choose('date', 120);
  if (field.format === 'date-time' || field.component === 'DateTime') return choose('datetime', 180);
  return choose(field.format === 'uri' ? 'link' : 'text', field.format === 'text' ? 240 : 140);
}

/** How a value of such a widget is named: by a table's records, or by the widget itself; undefined: as any other field's. */
function namesElsewhere({ componentProps }: ResolvedField, component: string): Record<string, JsonValue> | undefined {
  const { dict, dictionary } = componentProps;
  const table = component === 'SearchSelect' ? dictionary : component === 'TreeSelect' ? dict : undefined;
  if (typeof table === 'string') return table.includes(',') ? { dictionary: table } : undefined;
  const namesItself = component === 'Area' || component === 'Cascader' || component === 'TreeSelect';
  return namesItself && !holdsExpression(componentProps) ? { component, props: componentProps } : undefined;
}

function choose(cell: string, width: number, props: Record<string, JsonValue> = {}): CellChoice {
  return { cell, width, props, align: 'left' };
}

/** A box with a pair of values of its own, of a field that is none by its type. */
function isBox({ component, componentProps }: ResolvedField): boolean {
  return component === 'Checkbox' || (component === 'Switch' && componentProps.values !== undefined);
}

function pairOf({ componentProps: { values } }: ResolvedField): Record<string, JsonValue> {
  return Array.isArray(values) ? { customValue: values } : {};
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
