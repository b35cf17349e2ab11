import type { JsonObject } from '../json/index.ts';
import { say } from '../locale/index.ts';

/** What the type of a column says beside which widget edits it: that, the widgets say (`x-column-types`). */
export interface ColumnType {
  /** Its cells only show their values. */
  shown?: true;
  /** The column is not shown. */
  hidden?: true;
  /** Props of its editor. */
  props?: Readonly<JsonObject>;
}

/** The types of columns that the format knows (docs/requirements.md, Components). */
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

/** What the format says of that type; nothing of one that a widget brings with it. */
export function columnType(type: unknown): ColumnType {
  return typeof type === 'string' && Object.hasOwn(columnTypes, type) ? (columnTypes[type] ?? {}) : {};
}

/** Columns that the table itself makes: no cell of one's own may take their names. */
const reserved: ReadonlySet<string> = new Set([
  'row-number',
  'row-checkbox',
  'row-radio',
  'row-expand',
  'row-drag-sort',
]);

/** Whether the name belongs to the row number, check box, radio, expand or drag column. */
export function isReservedColumnType(type: string): boolean {
  return reserved.has(type);
}

/** Why a reserved name is refused, for configurators. */
export function reservedTypeText(type: string): string {
  return say('“{type}”是保留的列类型（行号、勾选、单选、展开、拖动排序由表格自己画），不能用作单元格，请换一个名字。', {
    type,
  });
}
