/** The tour of the shell: what stands where, step by step, for who is new. */
export { createTourMemory } from './tour-memory.ts';
