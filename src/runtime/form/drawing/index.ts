export { Control } from './Control.tsx';
export { FormNodes } from './FormNodes.tsx';
export { FormGrid, type GridArrangement } from './FormGrid.tsx';
export { ReadOnlyValue } from './ReadOnlyValue.tsx';
export { useNeededWidgets, usePreloadedWidgets } from './use-preloaded-widgets.ts';
export { asFieldValue, type WidgetField, widgetProps } from './widget-props.ts';
