export { type DrawnColumns, RowCells } from './RowCells.tsx';
export { type CellBox, cellBox } from './cell-box.ts';
export { setColumnWidth, widthByKey, widthCommands, widthKeys } from './column-width.ts';
export { rowHeights } from './density.ts';
export { surelyFits } from './fits.ts';
export { columnsBeyond, gridPicture, rowsBeyond } from './grid-picture.ts';
export { useSharedParts, useStable } from './use-stable.ts';
