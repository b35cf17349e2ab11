import { antdComponent } from '../../../kit/antd-scope/AntdScope.tsx';

export { createTourMemory } from './tour-memory.ts';
export const ShellTour = antdComponent(async () => (await import('./ShellTour.tsx')).ShellTour);
