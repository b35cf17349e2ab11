import type { BooleanCellProps } from '../../../../generated/props.ts';
import { say } from '../../../locale/index.ts';
import type { CellProps } from '../../../runtime/registry/index.ts';
import type { JsonValue } from '../../../schema/json/index.ts';
import { drawText } from '../../cell-text/draw-text.tsx';

const yes: readonly (JsonValue | undefined)[] = [true, 1, 'true', '1', 'Y'];

/** Renders 是 or 否; nothing if there is no value. */
export function BooleanCell({ value, column }: CellProps<BooleanCellProps>) {
  const { trueText = say('是'), falseText = say('否'), customValue } = column.cellProps;
  if (value === null || value === undefined || value === '') return null;
  // The server may send 1 or "1".
  const own = customValue?.[0];
  const isTrue = own === undefined ? yes.includes(value) : String(own) === String(value);
  return drawText({ text: isTrue ? trueText : falseText });
}
