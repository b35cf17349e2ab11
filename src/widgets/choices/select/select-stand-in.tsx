import { selectionOf } from '../../../runtime/form/index.ts';
import { ChoiceStandIn } from '../../light-controls/index.ts';
import type { SelectProps } from './Select.tsx';

/** Renders a closed select of one option, or an empty one for several. */
export function selectStandIn({ value, options = [], multiple, valueText, ...props }: SelectProps) {
  if (multiple && !isEmptyChoice(value)) return undefined;
  return <ChoiceStandIn {...props} text={selectionOf({ value, options, valueText }).text} />;
}

/** Returns true if nothing is chosen. */
export function isEmptyChoice(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
