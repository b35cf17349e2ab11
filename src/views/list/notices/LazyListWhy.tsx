import { antdComponent } from '../../../kit/antd-scope/AntdScope.tsx';

/** The explanation of a list, loaded when it is first opened. */
export const ListWhy = antdComponent(async () => (await import('./ListWhy.tsx')).ListWhy);
