// The worker's entry remains JavaScript: the TypeScript loader of the main thread is not present in workers on Node 20.
import { register } from 'tsx/esm/api';

register();
await import('./pglite-worker.ts');
