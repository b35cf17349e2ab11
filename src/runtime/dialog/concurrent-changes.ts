import { bracketed, say } from '../../schema/locale/index.ts';
import { type FieldDifference, fieldDifferences, type FormModel } from '../form/index.ts';
import type { DataRecord } from '../ports/index.ts';

/** What two people changed of the same record, each field once. */
export interface ConcurrentChanges {
  /** The record that the other one saved. */
  current: DataRecord;
  /** Fields that both changed: only a person can say which value is right. */
  both: FieldDifference[];
  /** Fields that one of them changed: there is nothing to ask. */
  theirs: FieldDifference[];
  mine: FieldDifference[];
}

/** What the person at the form and the one who saved `current` changed since both began. */
export function concurrentChanges(form: FormModel, current: DataRecord): ConcurrentChanges {
  const sides = { base: form.opened(), theirs: current, mine: form.values() };
  const differences = fieldDifferences(form.resolved, sides);
  const by = (who: FieldDifference['changedBy']) => differences.filter(({ changedBy }) => changedBy === who);
  return { current, both: by('both'), theirs: by('them'), mine: by('me') };
}

/** The data paths at which the person's own values stay, beside those chosen among what both changed. */
export function keptPaths({ mine }: ConcurrentChanges, chosen: readonly string[] = []): string[] {
  return [...mine.map(({ node }) => node.path), ...chosen];
}

/** Who saved the record, and when: `“李四”（2026-11-20 10:00:00）`. */
export function savedBy(record: DataRecord): { who: string; when: string } {
  const name = record['updateBy_dictText'] ?? record['updateBy'];
  const time = record['updateTime'];
  return {
    who: typeof name === 'string' && name !== '' ? `“${name}”` : say('其他人'),
    when: typeof time === 'string' && time !== '' ? bracketed(time) : '',
  };
}

/** The names of fields, for a sentence: `等级、手机`. */
export function titlesOf(differences: readonly FieldDifference[]): string {
  return differences.map(({ node }) => node.title).join('、');
}
