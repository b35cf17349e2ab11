import { toCallback } from '../arrow.ts';
import { toNumber, toText } from '../coerce.ts';
import type { Run } from '../run.ts';

/** Sorts the array in place: by the comparator, or by the items' texts; undefined is last. */
export function sorted(run: Run, items: unknown[], comparator: unknown): unknown[] {
  if (comparator !== undefined) {
    const callback = toCallback(run, comparator);
    return items.sort((left, right) => {
      run.step();
      return toNumber(run, callback(left, right));
    });
  }
  const texts = new Map(items.map((item) => [item, item === undefined ? '' : toText(run, item)]));
  return items.sort((left, right) => {
    const [leftText, rightText] = [texts.get(left) ?? '', texts.get(right) ?? ''];
    run.textWork(Math.min(leftText.length, rightText.length));
    if (leftText === rightText) return 0;
    return leftText < rightText ? -1 : 1;
  });
}
