import { own, type JsonObject } from '../../../schema/json/index.ts';
import { isSame } from '../json-values.ts';
import { safeName } from '../names.ts';
import { restored, type Difference } from './difference.ts';

/**
 * Restores the members that the original had differently: all of them if the result still means what the document
 * defines (`current`), else each member that does not contradict it, so that later changes win.
 */
export function restore(
  written: JsonObject,
  kept: readonly Difference[],
  current: JsonObject,
  meaningOf: (whole: JsonObject) => JsonObject,
): JsonObject {
  if (kept.length === 0) return written;
  const whole = restored(written, kept);
  const meaning = meaningOf(whole);
  if (isSame(meaning, current) || isSame(meaning, meaningOf(written))) return whole;
  return kept.reduce((before, difference) => {
    const next = restored(before, [difference]);
    return contradicts(meaningOf(next), meaningOf(before), current) ? before : next;
  }, written);
}

function contradicts(next: JsonObject, before: JsonObject, current: JsonObject): boolean {
  const keywords = new Set([...Object.keys(next), ...Object.keys(before)]);
  return [...keywords].some(
    (key) => !isSame(own(next, key), own(before, key)) && !isSame(own(next, key), own(current, key)),
  );
}

/** Drops the name that the original had in `member` if the node has been renamed since. */
export function stillNamed(kept: readonly Difference[], member: string, name: string): Difference[] {
  return kept.filter(({ path: [key, ...inside], value }) => {
    if (key !== member || inside.length > 0 || typeof value !== 'string' || value === '') return true;
    return [value, `_${value}`].map(safeName).some((made) => name === made || name.startsWith(`${made}_`));
  });
}
