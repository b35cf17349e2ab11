export { SearchForm } from './SearchForm.tsx';
export { SearchSheet } from './LazySearchSheet.tsx';
export { SearchWidget } from './SearchField.tsx';
