import type { RawBuilder } from 'kysely';

import type { DynamicKysely } from '../../database/index.ts';

/** Detects whether the documents have changed since a save began. */
export interface PublicationGuard {
  /** Waits for a publication that changes models, and makes the next one wait for the save. */
  hold(db: DynamicKysely): Promise<void>;
  /** Expression for the number of the last publication. */
  publication(): RawBuilder<number>;
  /** True when the engine works with the documents of that publication. */
  isCurrent(publication: number): boolean;
}

/** Thrown when the documents have changed since a save began; nothing was written. */
export class StaleDocumentsError extends Error {
  constructor() {
    super('The documents of the save are no longer the current ones.');
    this.name = 'StaleDocumentsError';
  }
}
