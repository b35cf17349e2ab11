export { PickerChoice } from './PickerChoice.tsx';
export { PickerBox } from './PickerBox.tsx';
export { PickerDropdown } from './PickerDropdown.tsx';
export { NodeChoice } from './NodeChoice.tsx';
export { PhoneChoice, type ListPart } from './PhoneChoice.tsx';
export { AwaitedAnswer } from './AwaitedAnswer.tsx';
export { NamedList } from './NamedList.tsx';
export { NodeTitle } from './NodeTitle.tsx';
export { PickerDialog } from './PickerDialog.tsx';
