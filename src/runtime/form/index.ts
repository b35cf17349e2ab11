/** An open form: its model, and the components that render it with the widgets and views of the registry. */
export {
  type Explanation,
  explainField,
  explainHidden,
  explainLocked,
  focusControl,
  type FormModel,
  type SubmitResult,
} from './model/index.ts';
export { type FieldDifference, fieldDifferences } from './values/index.ts';
export {
  FieldsElsewhere,
  FormScope,
  type NewRecord,
  useFieldLook,
  useFormHandle,
  useFormModel,
  useNewRecord,
  useObserved,
  useStructuralSharing,
} from './scope/index.ts';
export {
  asFieldValue,
  FormGrid,
  type GridArrangement,
  FormNodes,
  ReadOnlyValue,
  useNeededWidgets,
  usePreloadedWidgets,
  type WidgetField,
  widgetProps,
} from './drawing/index.ts';
export {
  controlProps,
  inputAttributes,
  createLocalEdits,
  EmptyOption,
  type InnerLabels,
  type Pane,
  type PanesProps,
  ReadOnlyText,
  selectionOf,
  useComposedText,
  useWrittenText,
  type WrittenText,
  WrittenInput,
  type WrittenInCalendar,
  useControlAria,
  useFieldBeside,
  useInnerLabels,
  useListSearch,
  type SearchAnswer,
  useEnterChoice,
  useOpenedPane,
} from './for-widgets/index.ts';
export { Control } from './drawing/index.ts';
export { DesignScope, type Revealed } from './design/DesignScope.tsx';
export { browserDrafts, type Draft, type FormDraft, listDrafts, useDraft } from './drafts/index.ts';
