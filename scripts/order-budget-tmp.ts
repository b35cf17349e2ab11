import { budgets, weigh } from './check/budgets.ts';
import { build } from 'vite';
const built = await build({ logLevel: 'silent', build: { write: false, reportCompressedSize: false } });
if ('output' in built) console.log(weigh(built.output), budgets);
