import { antdComponent } from '../../kit/antd-scope/AntdScope.tsx';

/** The search on a phone, loaded only there. */
export const SearchSheet = antdComponent(async () => (await import('./SearchSheet.tsx')).SearchSheet);
