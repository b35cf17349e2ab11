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
  return `“${type}”是保留的列类型（行号、勾选、单选、展开、拖动排序由表格自己画），不能用作单元格，请换一个名字。`;
}
