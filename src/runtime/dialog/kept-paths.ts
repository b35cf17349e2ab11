import type { FieldDifference } from '../form/index.ts';
import type { DataRecord } from '../ports/index.ts';

/** The changes of two people to the same record, each field once. */
export interface ComparedChanges {
  /** The record that the other one saved. */
  current: DataRecord;
  /** Fields that both changed: only a person can say which value is right. */
  both: FieldDifference[];
  /** Fields that one of them changed: there is nothing to ask. */
  theirs: FieldDifference[];
  mine: FieldDifference[];
  /** The sentence that the other one's values were saved along with one's own; empty where there are none. */
  savedToo: string;
  /** The sentence that the other one's values are in the form now. */
  takenOver: string;
}

/** The changes when they were found. */
export interface ConcurrentChanges extends ComparedChanges {
  /** Compares again, as what was typed since counts too. Observable. */
  compare: () => ComparedChanges;
}

/** The data paths at which the person's own values stay, beside those chosen among what both changed. */
export function keptPaths({ mine }: ComparedChanges, chosen: readonly string[] = []): string[] {
  return [...mine.map(({ node }) => node.path), ...chosen];
}
