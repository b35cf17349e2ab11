import type { RawBuilder } from 'kysely';

import type { DynamicKysely } from '../../database/index.ts';

export interface PublicationGuard {
  /** Waits for a publication that changes models, and makes the next one wait for the save. */
  hold(db: DynamicKysely): Promise<void>;
  publication(): RawBuilder<number>;
  isCurrent(publication: number): boolean;
}

/** The error of documents that have changed since a save began; nothing was written. */
export class StaleDocumentsError extends Error {
  constructor() {
    super('The documents of the save are no longer the current ones.');
    this.name = 'StaleDocumentsError';
  }
}
