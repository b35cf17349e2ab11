import { say } from '../../locale/index.ts';
import {
  columnType,
  columnTypes,
  isReservedColumnType,
  reservedTypeText,
} from '../../schema/column-types/column-types.ts';
import type { JsonValue } from '../../schema/json/index.ts';
import { nearestOf } from '../../schema/problems/nearest-name.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import { switchValues, type ResolvedField } from '../model/index.ts';
import { compact, localText, own } from '../values/index.ts';
import { columnTypesOfWidgets, declarationOf, widgetForCase, widgetForColumnType } from '../widgets/index.ts';
import type { Column, ColumnFinding } from './one-spelling.ts';

/**
 * Returns the widget for a column's `type`, where types of registered widgets win; undefined when the field decides.
 */
export function columnComponent(column: Column, widgets: Vocabulary['widgets']): string | undefined {
  const { type } = column;
  if (type === undefined) return undefined;
  const slot = slotOf(column);
  if (slot !== undefined) return own(widgets, slot) && slot;
  const component = widgetForColumnType(type, widgets);
  const hasLook = declarationOf(component, widgets).dictionaryLook !== undefined;
  return column.dictionary !== undefined && hasLook ? widgetForCase('dictionary', widgets) : component;
}

/** Returns the cell that renders a `slot` column, if its `slotName` is the name of one. */
export function slotCell(column: Column, cells: Vocabulary['cells']): string | undefined {
  const slot = slotOf(column);
  return slot !== undefined && own(cells, slot) ? slot : undefined;
}

/** Reports the name of a column's slot if it is neither a widget nor a cell. */
export function slotProblem(column: Column, { widgets, cells }: Vocabulary): ColumnFinding | undefined {
  const slot = slotOf(column);
  if (slot === undefined || own(widgets, slot) || own(cells, slot)) return undefined;
  const message = say('没有名为“{slot}”的组件或单元格，插槽里画不出东西。', { slot });
  return { code: 'unknown-slot', message, ...nearestOf(slot, [...Object.keys(widgets), ...Object.keys(cells)]) };
}

function slotOf(column: Column): string | undefined {
  return column.type === 'slot' ? column.slotName : undefined;
}

/** Reports the `type` of a column if it is unknown. */
export function columnTypeProblem(type: string, widgets: Vocabulary['widgets']): ColumnFinding | undefined {
  const known = [...new Set([...Object.keys(columnTypes), ...columnTypesOfWidgets(widgets)])];
  if (known.includes(type)) return undefined;
  if (isReservedColumnType(type)) return { code: 'reserved-column-type', message: reservedTypeText(type) };
  return {
    code: 'unknown-column-type',
    message: say('没有名为“{type}”的列类型。', { type }),
    ...nearestOf(type, known),
  };
}

/** Replaces `${title}`, `${key}` and `${defaultValue}` in a column's text. */
export function columnText(text: string, { key, title, defaultValue }: Record<string, JsonValue | undefined>): string {
  const values: Record<string, JsonValue | undefined> = { key, title, defaultValue };
  return text.replace(/\$\{(title|key|defaultValue)\}/g, (_, name: string) => String(values[name] ?? ''));
}

const editorKeys = [
  'placeholder',
  'allowInput',
  'allowDownload',
  'allowRemove',
  'async',
  'format',
  'popupCode',
  'orgFields',
  'destFields',
  'param',
  'btnText',
  'action',
  'token',
  'responseName',
] as const;

export function editorProps(column: Column, title = ''): Record<string, JsonValue> {
  const props: Record<string, JsonValue> = {};
  for (const key of editorKeys) {
    const value = column[key];
    if (value !== undefined) props[key] = value;
  }
  const placeholder = localText(column.placeholder);
  if (placeholder !== undefined) props.placeholder = columnText(placeholder, { ...column, title });
  const { dictionary, search, values } = column;
  if (dictionary !== undefined) props.dictionary = dictionary;
  const { dictionaryLook: look } = declarationOf(widgetForColumnType(column.type ?? ''));
  if (dictionary !== undefined && look !== undefined && look !== 'select') props.look = look;
  if (search !== undefined) props.search = search;
  if (values !== undefined) props.values = values;
  return Object.assign(props, columnType(column.type).props);
}

/**
 * Returns the value that a new row starts with: `defaultValue`, or for a checkbox the value for its state
 * `defaultChecked`.
 */
export function columnDefault(
  { defaultValue, defaultChecked, values, props }: Column,
  field: Pick<ResolvedField, 'type' | 'componentProps'>,
): JsonValue | undefined {
  if (defaultValue !== undefined || typeof defaultChecked !== 'boolean') return defaultValue;
  const written = [props?.values, values, field.componentProps?.values].find(Array.isArray);
  const [on, off] = written ?? switchValues(field);
  return defaultChecked ? on : off;
}

/** Returns the props of a column's cell from the column's own keys. */
export function cellProps(column: Column): Record<string, JsonValue> {
  const { format, colors, values: customValue, dictionary, allowDownload } = column;
  const props = { format, colors, customValue, dictionary, allowDownload };
  return compact<Record<string, JsonValue>>(
    Object.fromEntries(Object.entries(props).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))),
  );
}
