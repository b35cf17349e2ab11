export { MenuSearch } from './MenuSearch.tsx';
