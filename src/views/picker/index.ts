/** How pickers look: the closed control, and what opens. */
export { PickerBox } from './PickerBox.tsx';
export { PickerDropdown } from './PickerDropdown.tsx';
export { TreePanel } from './TreePanel.tsx';
export { PickerDialog } from './PickerDialog.tsx';
