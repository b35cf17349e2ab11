import { selectionOf } from '../../../runtime/form/index.ts';
import { ChoiceStandIn } from '../../light-controls/index.ts';
import type { SelectProps } from './Select.tsx';

/** A closed select of one option, or of several that is still empty. */
export function selectStandIn({ value, options = [], multiple, valueText, ...props }: SelectProps) {
  if (multiple && !isEmptyChoice(value)) return undefined;
  return <ChoiceStandIn {...props} text={selectionOf({ value, options, valueText }).text} />;
}

/** Whether nothing is chosen. */
export function isEmptyChoice(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
