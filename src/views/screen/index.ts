export { ScreenView } from './ScreenView.tsx';
export {
  ContentEmpty,
  ContentFrame,
  flatFigures,
  flatRows,
  type FlatTable,
  FlatTableView,
  sheetOf,
  shortNumber,
  summaryOf,
  valueText,
} from './figures/index.ts';
