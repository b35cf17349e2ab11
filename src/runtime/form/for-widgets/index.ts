/** Shared helpers of widgets: control props, typing and searching, panes, and the options of lists. */
export { controlProps, inputAttributes } from './control-props.ts';
export { createLocalEdits } from './local-edits.ts';
export { EmptyOption } from './EmptyOption.tsx';
export { type Pane, type PanesProps, useOpenedPane } from './panes.ts';
export { ReadOnlyText } from './ReadOnlyText.tsx';
export { selectionOf } from './option-values.ts';
export { typeInto } from './type-into.ts';
export { useComposedText } from './use-composed-text.ts';
export { useControlAria } from './use-control-aria.ts';
export { useFieldBeside } from './use-field-beside.ts';
export { type InnerLabels, useInnerLabels } from './use-inner-labels.ts';
export { useListSearch } from './use-list-search.ts';
export { useWrittenText, type WrittenText } from './use-written-text.ts';
export { WrittenInput, type WrittenInCalendar } from './WrittenInput.tsx';
export { type SearchAnswer, useEnterChoice } from './use-enter-choice.ts';
