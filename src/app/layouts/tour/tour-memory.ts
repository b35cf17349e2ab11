import { createExpiringStorage, type TextStorage } from '../../browser/index.ts';

const key = 'TOUR_GUIDE';
/** How long a finished tour is remembered, in milliseconds (docs/requirements.md, Constants). */
const hundredDays = 8_640_000_000;

/** Remembers that the tour was seen in this browser. */
export function createTourMemory(storage: TextStorage, now: () => number = Date.now) {
  const kept = createExpiringStorage(storage, now, hundredDays);
  return {
    isSeen: () => kept.read(key) === true,
    noteSeen: () => kept.write(key, true),
  };
}
