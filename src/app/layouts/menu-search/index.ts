/** Finds a page by its name. */
export { MenuSearch } from './MenuSearch.tsx';
