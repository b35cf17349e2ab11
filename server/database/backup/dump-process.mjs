// The entry remains JavaScript because the process is started without the TypeScript loader.
import { register } from 'tsx/esm/api';

register();
await import('./dump-process.ts');
