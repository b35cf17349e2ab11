/**
 * The frame of a screen's content (title, tools, states), and conversions of its numbers to texts, tables and sheets.
 */
export { ContentEmpty } from './ContentFailure.tsx';
export { ContentFrame } from './ContentFrame.tsx';
export { shortNumber, summaryOf, valueText } from './figure-texts.ts';
export { flatFigures, flatRows, type FlatTable } from './flat-table.ts';
export { FlatTableView } from './FlatTableView.tsx';
export { sheetOf } from './flat-sheet.ts';
