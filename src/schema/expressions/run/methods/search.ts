import type { Run } from '../run.ts';

const comparisonsPerStep = 1_024;

/** Uses steps for the worst case of a search for `wanted` in `text`. */
export function checkSearch(run: Run, text: string, wanted: string): void {
  const comparisons = Math.max(0, text.length - wanted.length + 1) * wanted.length;
  run.step(Math.ceil(comparisons / comparisonsPerStep));
}
