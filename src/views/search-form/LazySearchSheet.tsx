import { antdComponent } from '../antd-scope/index.ts';

/** Phones alone have it. */
export const SearchSheet = antdComponent(async () => (await import('./SearchSheet.tsx')).SearchSheet);
