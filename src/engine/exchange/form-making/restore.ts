import { own, type JsonObject } from '../../../schema/json/index.ts';
import { safeName } from '../names.ts';
import { isSame } from '../same.ts';
import { restored, type Difference } from './difference.ts';

/**
 * What is written, with what the original had otherwise put back: all of it where that still means what the document
 * says (`current`), else each member that does not contradict it, so that what was changed here wins.
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

/** Whether something that means another thing than before is not what the document says. */
function contradicts(next: JsonObject, before: JsonObject, current: JsonObject): boolean {
  const keywords = new Set([...Object.keys(next), ...Object.keys(before)]);
  return [...keywords].some(
    (key) => !isSame(own(next, key), own(before, key)) && !isSame(own(next, key), own(current, key)),
  );
}

/** Without the name that the original had in `member`, where the node has got another one since. */
export function stillNamed(kept: readonly Difference[], member: string, name: string): Difference[] {
  return kept.filter(({ path: [key, ...inside], value }) => {
    if (key !== member || inside.length > 0 || typeof value !== 'string' || value === '') return true;
    return [value, `_${value}`].map(safeName).some((made) => name === made || name.startsWith(`${made}_`));
  });
}
