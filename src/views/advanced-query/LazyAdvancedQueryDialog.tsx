import { antdComponent } from '../../kit/antd-scope/AntdScope.tsx';

/** The dialog of the advanced query, loaded when it is first opened. */
export const AdvancedQueryDialog = antdComponent(
  async () => (await import('./AdvancedQueryDialog.tsx')).AdvancedQueryDialog,
);
