export { SearchForm } from './SearchForm.tsx';
export { SearchSheet } from './LazySearchSheet.tsx';
export { SearchProps } from './SearchProps.tsx';
export { SearchWidget } from './SearchField.tsx';
