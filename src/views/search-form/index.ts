/** The search of a list: its form, and one field of it for whoever asks for conditions elsewhere. */
export { SearchForm, SearchSheet } from './SearchForm.tsx';
export { SearchWidget } from './SearchField.tsx';
