import { antdComponent } from '../../antd-scope/index.ts';

/** The explanation of a list, loaded when it is first opened. */
export const ListWhy = antdComponent(async () => (await import('./ListWhy.tsx')).ListWhy);
