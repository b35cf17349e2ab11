import { booleanCell } from './boolean/boolean.cell.ts';
import { chosenCell } from './chosen/chosen.cell.ts';
import { dateCell } from './date/date.cell.ts';
import { datetimeCell } from './datetime/datetime.cell.ts';
import { detailsCell } from './details/details.cell.ts';
import { dictionaryCell } from './dictionary/dictionary.cell.ts';
import { fileCell } from './file/file.cell.ts';
import { formattedCell } from './formatted/formatted.cell.ts';
import { imageCell } from './image/image.cell.ts';
import { linkCell } from './link/link.cell.ts';
import { moneyCell } from './money/money.cell.ts';
import { numberCell } from './number/number.cell.ts';
import { pickedCell } from './picked/picked.cell.ts';
import { progressCell } from './progress/progress.cell.ts';
import { referenceCell } from './reference/reference.cell.ts';
import { tagsCell } from './tags/tags.cell.ts';
import { templateCell } from './template/template.cell.ts';
import { textCell } from './text/text.cell.ts';
import type { CellDefinition } from '../runtime/registry/definitions.ts';

/** The shelf of cells: a new cell is one folder and one line here. */
export const cells: readonly CellDefinition[] = [
  textCell,
  detailsCell,
  dictionaryCell,
  dateCell,
  datetimeCell,
  moneyCell,
  numberCell,
  booleanCell,
  linkCell,
  referenceCell,
  pickedCell,
  chosenCell,
  fileCell,
  imageCell,
  formattedCell,
  progressCell,
  tagsCell,
  templateCell,
];
