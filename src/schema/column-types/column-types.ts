import { say } from '../../locale/index.ts';
import type { JsonObject } from '../json/index.ts';

/** The properties of a column type apart from its widget, which the widgets declare (`x-column-types`). */
export interface ColumnType {
  shown?: true;
  hidden?: true;
  props?: Readonly<JsonObject>;
}

/** The column types that the format defines (docs/requirements.md, Components). */
export const columnTypes: Readonly<Record<string, ColumnType>> = {
  normal: { shown: true },
  input: {},
  inputNumber: {},
  checkbox: {},
  checkbox_meta: {},
  select: {},
  date: {},
  datetime: {},
  time: {},
  sel_depart: { props: { picker: 'system/depart' } },
  sel_user: { props: { picker: 'system/user' } },
  input_pop: {},
  upload: { props: { limit: 1 } },
  file: {},
  image: {},
  popup: {},
  radio: {},
  list_multi: { props: { multiple: true } },
  sel_search: {},
  sel_search_async: { props: { async: true, wait: 300 } },
  progress: {},
  tags: {},
  textarea: {},
  slot: {},
  hidden: { hidden: true },
};

/** Returns the format's definition of a column type; an empty one for a type that a widget declares. */
export function columnType(type: unknown): ColumnType {
  return typeof type === 'string' && Object.hasOwn(columnTypes, type) ? (columnTypes[type] ?? {}) : {};
}

/** Columns that the table itself renders. A custom cell must not use their names. */
const reserved: ReadonlySet<string> = new Set([
  'row-number',
  'row-checkbox',
  'row-radio',
  'row-expand',
  'row-drag-sort',
]);

/** True if the name belongs to the row number, check box, radio, expand or drag column. */
export function isReservedColumnType(type: string): boolean {
  return reserved.has(type);
}

/** Returns the message for configurators that explains why a reserved name is refused. */
export function reservedTypeText(type: string): string {
  return say('“{type}”是保留的列类型（行号、勾选、单选、展开、拖动排序由表格自己画），不能用作单元格，请换一个名字。', {
    type,
  });
}
