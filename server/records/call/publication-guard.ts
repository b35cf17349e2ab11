import type { RawBuilder } from 'kysely';
import type { DynamicKysely } from '../../database/index.ts';

/** Tells saves whether the documents that they began with are still the current ones. */
export interface PublicationGuard {
  /** Waits for a publication that changes models, and lets the next one wait for the save. */
  hold(db: DynamicKysely): Promise<void>;
  /** The number of the last publication, as a part of a statement. */
  publication(): RawBuilder<number>;
  /** True when the engine works with the documents of that publication. */
  isCurrent(publication: number): boolean;
}

/** A save began with documents that are no longer the current ones; nothing was written. */
export class StaleDocumentsError extends Error {
  constructor() {
    super('The documents of the save are no longer the current ones.');
    this.name = 'StaleDocumentsError';
  }
}
