import { antdComponent } from '../../antd-scope/index.ts';

/** Most lists have no tree beside them. */
export const ListBeside = antdComponent(async () => (await import('./ListBeside.tsx')).ListBeside);
