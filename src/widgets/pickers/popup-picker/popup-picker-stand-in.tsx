import { pickerStandIn } from '../picker/picker-stand-in.tsx';
import type { PopupPickerProps } from './PopupPicker.tsx';

/** Renders a closed popup picker, which shows its value. */
export function popupPickerStandIn({ value, valueText, ...props }: PopupPickerProps) {
  const text = valueText ?? (value === null || value === undefined ? '' : String(value));
  return pickerStandIn({ ...props, value: text, valueText: text });
}
