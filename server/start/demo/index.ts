/** Demo records. */
export { seedDemo } from './seed-demo.ts';
