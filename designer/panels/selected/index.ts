/** The properties of what is selected. */
export { SelectedProperties } from './SelectedProperties.tsx';
