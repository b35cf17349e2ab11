import { antdComponent } from '../../antd-scope/AntdScope.tsx';

/** A list with a tree next to it, loaded lazily as most lists have none. */
export const ListBeside = antdComponent(async () => (await import('./ListBeside.tsx')).ListBeside);
