export { printFilters, readFilters } from './filter-address.ts';
export { useFilterAddress, useOpenedFilters } from './use-filters.ts';
