/** How pickers look: the closed control, and what opens. */
export { PickerChoice } from './PickerChoice.tsx';
export { PickerBox } from './PickerBox.tsx';
export { PickerDropdown } from './PickerDropdown.tsx';
export { NodeChoice } from './NodeChoice.tsx';
export { PickerDialog } from './PickerDialog.tsx';
