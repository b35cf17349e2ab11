import type { JsonValue } from '../../schema/json/json-value.ts';
import type { CellProps } from '../../runtime/registry/definitions.ts';
import { CellText } from '../cell-text/CellText.tsx';

const yes: readonly (JsonValue | undefined)[] = [true, 1, 'true', '1', 'Y'];

/** 是 or 否; nothing where there is no value. */
export function BooleanCell({ value, column }: CellProps) {
  const { trueText, falseText, customValue } = column.cellProps;
  if (value === null || value === undefined || value === '') return null;
  const truths = Array.isArray(customValue) ? customValue.slice(0, 1) : yes;
  const text = truths.includes(value) ? (trueText ?? '是') : (falseText ?? '否');
  return <CellText text={String(text)} />;
}
