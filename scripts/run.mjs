// `node scripts/run.mjs <source> [words]` runs a program of this repository, as the commands of package.json do.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { runCompiled } from './compiled/run-compiled.mjs';

const [source] = process.argv.splice(2, 1);
process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
await runCompiled(source);
