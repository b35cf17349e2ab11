import type { FieldDifference } from '../form/index.ts';
import type { DataRecord } from '../ports/index.ts';

/** The changes of two users to the same record, each field once. */
export interface ComparedChanges {
  current: DataRecord;
  /** Fields that both changed: the user has to choose a value. */
  both: FieldDifference[];
  /** Fields that only one of them changed, which need no choice. */
  theirs: FieldDifference[];
  mine: FieldDifference[];
  /** A sentence that the other user's values were saved together with the own ones; empty if there are none. */
  savedToo: string;
  takenOver: string;
}

export interface ConcurrentChanges extends ComparedChanges {
  /** Compares again, including later input. Observable. */
  compare: () => ComparedChanges;
}

/**
 * Returns the data paths at which the user's own values remain: the fields that only they changed, and the chosen ones
 * of those that both changed.
 */
export function keptPaths({ mine }: ComparedChanges, chosen: readonly string[] = []): string[] {
  return [...mine.map(({ node }) => node.path), ...chosen];
}
