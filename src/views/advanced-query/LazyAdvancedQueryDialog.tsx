import { antdComponent } from '../antd-scope/index.ts';

/** Loaded when it is first opened. */
export const AdvancedQueryDialog = antdComponent(
  async () => (await import('./AdvancedQueryDialog.tsx')).AdvancedQueryDialog,
);
