export { controlPart, type EditedPart, hasWidth } from './editable-part.ts';
export { InPlaceEditor } from './InPlaceEditor.tsx';
export { pressedPart } from './part-box.ts';
export { TitleEditor } from './TitleEditor.tsx';
