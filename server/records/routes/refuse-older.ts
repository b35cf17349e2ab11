import type { RecordValues } from '../../../src/engine/bill/index.ts';
import type { DynamicKysely } from '../../database/index.ts';
import type { Person } from '../../http/index.ts';
import type { RecordEngine } from '../record-operations.ts';
import { isOlder, refuseOlder } from '../save/index.ts';
import { accountNames } from './account-names.ts';

interface Version {
  title: string;
  /** The object in the form that the client reads, with its version, and the user and time of the last save. */
  current: RecordValues;
  version: unknown;
}

/** Checks the version of an object that is not a record of a model; without a version nothing is checked. */
export type VersionCheck = (db: DynamicKysely, object: Version) => Promise<void>;

/**
 * Creates the check of versions for a caller. Its refusal names the user who saved last, or the account if the caller's
 * data rules hide the user.
 * @returns a check that throws RecordRefusal (conflict)
 */
export function versionCheck(engine: Pick<RecordEngine, 'shownRows'>, person: Person): VersionCheck {
  return async (db, { title, current, version }) => {
    if (!isOlder(version, current)) return;
    const by = current['updateBy'] ? 'updateBy' : 'createBy';
    const writer = String(current[by] ?? '');
    const name = (await accountNames(db, engine)(person, [writer])).get(writer);
    refuseOlder(title, name === undefined ? current : { ...current, [`${by}_dictText`]: name }, version);
  };
}
