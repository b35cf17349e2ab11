/** The search of a list: its form, and one field of it for other places that ask for conditions. */
export { SearchForm } from './SearchForm.tsx';
export { SearchSheet } from './LazySearchSheet.tsx';
export { SearchWidget } from './SearchField.tsx';
