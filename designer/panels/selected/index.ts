export { SelectedProperties } from './SelectedProperties.tsx';
