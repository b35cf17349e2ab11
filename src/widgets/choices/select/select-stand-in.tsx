import { selectionOf } from '../../../runtime/form/index.ts';
import { ChoiceStandIn } from '../../light-controls/index.ts';
import type { SelectProps } from './Select.tsx';

/** A closed select of one option. */
export function selectStandIn({ value, options = [], multiple, valueText, ...props }: SelectProps) {
  if (multiple) return undefined;
  return <ChoiceStandIn {...props} text={selectionOf({ value, options, valueText }).text} />;
}
