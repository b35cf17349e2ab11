import { measureCosts } from './publishing/costs.ts';
for (const r of await measureCosts()) console.log(r.name.padEnd(45), r.milliseconds.toFixed(1), `(${r.fastest.toFixed(1)}-${r.slowest.toFixed(1)})`, (r.milliseconds / (r.baseline ?? 1)).toFixed(2), '×');
process.exit(0);
