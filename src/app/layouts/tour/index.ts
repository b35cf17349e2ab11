/** The tour of the shell: what stands where, step by step, for who is new. */
import { antdComponent } from '../../../views/antd-scope/index.ts';

export { createTourMemory } from './tour-memory.ts';
export const ShellTour = antdComponent(async () => (await import('./ShellTour.tsx')).ShellTour);
