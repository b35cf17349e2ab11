/** Copying and pasting cells, and continuing series of values. */
export { type SeriesKind, fillSeries } from './fill.ts';
export { parseHtmlTable, printHtmlTable } from './html-table.ts';
export { type PasteMisfit, type PastePlan, type PastedName, planPaste } from './plan-paste.ts';
export { parseTsv, printTsv } from './tsv.ts';
export { valueFromText } from './value-from-text.ts';
