import { createExpiringStorage, type TextStorage } from '../../browser/index.ts';

const key = 'TOUR_GUIDE';
/** A tour that was seen is remembered so long, in milliseconds (docs/requirements.md, Constants). */
const hundredDays = 8_640_000_000;

/** Whether this browser has seen the tour lately. */
export function createTourMemory(storage: TextStorage, now: () => number = Date.now) {
  const kept = createExpiringStorage(storage, now, hundredDays);
  return {
    isSeen: () => kept.read(key) === true,
    noteSeen: () => kept.write(key, true),
  };
}
