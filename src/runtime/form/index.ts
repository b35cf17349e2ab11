/** An open form: its model, and the walker that draws it with the registry's widgets and views. */
export { type FormModel, type SubmitResult } from './form-model.ts';
export { FormScope, useFormModel } from './FormScope.tsx';
export { FormNodes } from './FormNodes.tsx';
export { useFormHandle } from './use-form-handle.ts';
export { type NewRecord, useNewRecord } from './use-new-record.ts';
export { type InnerLabels, useInnerLabels } from './use-inner-labels.ts';
export { useFieldBeside } from './use-field-beside.ts';
export { useObserved } from './use-observed.ts';
export { type WidgetField, asFieldValue, widgetProps } from './widget-props.ts';
export { ReadOnlyText } from './ReadOnlyText.tsx';
export { useControlAria } from './use-control-aria.ts';
export { useComposedText } from './use-composed-text.ts';
export { controlProps } from './control-props.ts';
export { EmptyOption } from './EmptyOption.tsx';
export { FormGrid } from './FormGrid.tsx';
export { type Pane, type PanesProps, useOpenedPane } from './panes.ts';
export { selectionOf } from './option-values.ts';
export { usePreloadedWidgets } from './use-preloaded-widgets.ts';
