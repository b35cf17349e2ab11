export { ContentEmpty } from './ContentFailure.tsx';
export { ContentFrame } from './ContentFrame.tsx';
export { shortNumber, summaryOf, valueText } from './figure-texts.ts';
export { flatFigures, flatRows, type FlatTable } from './flat-table.ts';
export { FlatTableView } from './FlatTableView.tsx';
export { sheetOf } from './flat-sheet.ts';
