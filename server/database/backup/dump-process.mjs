// The entry remains JavaScript because the process is started without the TypeScript loader.
import { runCompiled } from '../../../scripts/compiled/run-compiled.mjs';

await runCompiled('server/database/backup/dump-process.ts');
