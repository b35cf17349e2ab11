/** Where the selected node stands. */
export { Breadcrumb } from './Breadcrumb.tsx';
