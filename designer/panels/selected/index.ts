/** The properties of what is selected. */
export { SelectedProperties, widgetAt } from './SelectedProperties.tsx';
