import { antdComponent } from '../../antd-scope/index.ts';

/** Loaded when somebody asks. */
export const ListWhy = antdComponent(async () => (await import('./ListWhy.tsx')).ListWhy);
