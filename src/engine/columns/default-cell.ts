import type { JsonValue } from '../../schema/json/index.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import { dictionaryOf, type ResolvedField } from '../model/index.ts';
import { holdsExpression } from '../resolve/index.ts';
import { compact } from '../values/index.ts';
import { declarationOf, type WidgetDeclaration } from '../widgets/index.ts';

export interface CellChoice {
  cell: string;
  props: Record<string, JsonValue>;
  width: number;
  align: 'left' | 'center' | 'right';
}

/**
 * Chooses the cell of a field for which no document names one, and its width in pixels: by its widget (`x-cell`), by
 * how its values are named, or by its type and format. `widgets` includes those of the host.
 */
export function defaultCell(field: ResolvedField, widgets?: Vocabulary['widgets']): CellChoice {
  if (field.child) return choose('details', 100);
  const { cell, valueNames } = declarationOf(field.component, widgets);
  const declared = cell && isMet(cell, field) ? cell : undefined;
  if (declared?.first) return ofWidget(declared, field);
  const chosen = valueNames && namesElsewhere(field, valueNames);
  if (chosen) return choose('chosen', 150, chosen);
  if (field.reference) return choose('reference', 150);
  const dictionary = dictionaryOf(field);
  if (dictionary !== undefined) return choose('dictionary', 110, { dictionary });
  if (field.options) return choose('dictionary', 110);
  if (declared?.name !== undefined) return ofWidget(declared, field);
  const like = declared?.like;
  if (field.type === 'boolean' || like === 'boolean')
    return { ...choose('boolean', 80, pairOf(field)), align: 'center' };
  if (field.type === 'number' || field.type === 'integer' || like === 'number') return ofNumber(field);
  if (field.format === 'date' || like === 'date') return choose('date', 120);
  if (field.format === 'date-time' || like === 'date-time') return choose('datetime', 180);
  return choose(field.format === 'uri' ? 'link' : 'text', field.format === 'text' ? 240 : 140);
}

type DeclaredCell = NonNullable<WidgetDeclaration['cell']>;

function isMet({ needs }: DeclaredCell, { componentProps }: ResolvedField): boolean {
  return needs === undefined || (componentProps[needs] ?? null) !== null;
}

function ofWidget(
  { name = 'text', width = 140, align = 'left', props, takes = {} }: DeclaredCell,
  field: ResolvedField,
) {
  const taken = Object.entries(takes).map(([own, from]) => [own, field.componentProps[from]] as const);
  const given = taken.flatMap(([own, value]) => (value === undefined ? [] : [[own, value] as const]));
  return { ...choose(name, width, { ...props, ...Object.fromEntries(given) }), align };
}

function namesElsewhere(
  { component = '', componentProps }: ResolvedField,
  { table, widget }: NonNullable<WidgetDeclaration['valueNames']>,
): Record<string, JsonValue> | undefined {
  const records = table === undefined ? undefined : componentProps[table];
  if (typeof records === 'string') return records.includes(',') ? { dictionary: records } : undefined;
  return widget && !holdsExpression(componentProps) ? { component, props: componentProps } : undefined;
}

function choose(cell: string, width: number, props: Record<string, JsonValue> = {}): CellChoice {
  return { cell, width, props, align: 'left' };
}

function pairOf({ componentProps: { values, checkedText, uncheckedText } }: ResolvedField): Record<string, JsonValue> {
  return compact<Record<string, JsonValue>>({
    ...(Array.isArray(values) && { customValue: values }),
    ...(checkedText !== undefined && { trueText: checkedText }),
    ...(uncheckedText !== undefined && { falseText: uncheckedText }),
  });
}

/** A number with two decimal places and no unit is money; others are plain numbers. */
function ofNumber({ scale, unit, type }: ResolvedField): CellChoice {
  const places = scale ?? (type === 'integer' ? 0 : null);
  const props = compact<Record<string, JsonValue>>({
    ...(places !== null && { scale: places }),
    ...(unit !== undefined && { unit }),
  });
  const isMoney = scale === 2 && unit === undefined;
  return { ...choose(isMoney ? 'money' : 'number', isMoney ? 130 : 100, props), align: 'right' };
}
