/**
 * The roles of the table's elements, said aloud: drawn as cards (`display: block`) they would lose their own in some
 * browsers.
 */
export const tableRoles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
