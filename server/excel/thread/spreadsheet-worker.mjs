// The worker's entry remains JavaScript: the TypeScript loader of the main thread is not present in workers on Node 20.
import { runCompiled } from '../../../scripts/compiled/run-compiled.mjs';

await runCompiled('server/excel/thread/spreadsheet-worker.ts');
