import { isDeepStrictEqual } from 'node:util';

import type { ResolvedModel, ResolvedPosting } from '../../../src/engine/model/index.ts';
import { documentKey } from '../../../src/schema/documents/document.ts';
import type { DynamicKysely, DynamicTransaction } from '../../database/index.ts';
import { changedModels, choiceOf, type Effect, type EffectSource, type StateChange } from '../../effects/index.ts';
import { say } from '../../locale/index.ts';
import { columnOf, postingTable, storedModel } from '../tables/index.ts';

interface Removed {
  before: ResolvedModel;
  /** Undefined when the model itself is removed. */
  after: ResolvedModel | undefined;
  posting: ResolvedPosting;
  hasLedger: boolean;
}

/** Reverses the postings of a name, in all tenants, in a transaction. */
export type ReversePosting = (work: {
  after: StateChange['after'];
  transaction: DynamicTransaction;
  username: string;
  model: string;
  posting: string;
}) => Promise<void>;

/**
 * Creates the source that finds postings removed by a publication. The author chooses whether their ledger rows are
 * kept (cancelling or deleting the bill still reverses them) or reversed immediately. A renamed posting is not removed:
 * its reversing transition still reverses it.
 */
export function removedPostings(reverse: ReversePosting): EffectSource {
  return {
    async find(db, change) {
      const effects: Effect[] = [];
      for (const removed of removedIn(change)) effects.push(...(await effectOf(db, removed)));
      return effects;
    },
    async apply({ transaction, username, change, effects, choices }) {
      for (const removed of removedIn(change)) {
        const effect = effects.find(({ id }) => id === idOf(removed));
        if (!effect || choiceOf(effect, choices) !== 'reverse') continue;
        const { before, posting } = removed;
        await reverse({ after: change.after, transaction, username, model: before.id, posting: posting.name });
      }
      return undefined;
    },
  };
}

function removedIn(change: StateChange): Removed[] {
  return changedModels(change).flatMap(({ before, after }): Removed[] => {
    if (!before) return [];
    const kept = new Set(after?.postings.map(({ name }) => name));
    const old = new Set(before.postings.map(({ name }) => name));
    const added = (after?.postings ?? []).filter(({ name }) => !old.has(name));
    return before.postings
      .filter((posting) => !kept.has(posting.name) && !added.some((other) => isSame(posting, other)))
      .map((posting) => ({ before, after, posting, hasLedger: change.after.models.has(posting.into) }));
  });
}

/** Returns true when two postings write the same rows into the same ledger. Their names and transitions can differ. */
function isSame(one: ResolvedPosting, other: ResolvedPosting): boolean {
  const content = ({ each, when, into, set, balanceTo }: ResolvedPosting) => {
    return { each, when, into, set, balanceTo };
  };
  return isDeepStrictEqual(content(one), content(other));
}

function idOf({ before, posting }: Removed): string {
  return `posting-removed:${before.id}.${posting.name}`;
}

async function effectOf(db: DynamicKysely, removed: Removed): Promise<Effect[]> {
  const { before, after, posting, hasLedger } = removed;
  const counted = await db
    .selectFrom(postingTable)
    .select((builder) => builder.fn.sum('rows').as('rows'))
    .where('model', '=', before.id)
    .where('posting', '=', posting.name)
    .where('is_deleted', '=', false)
    .executeTakeFirst();
  const rows = Number(counted?.['rows'] ?? 0);
  if (rows === 0) return [];
  const keep = {
    value: 'keep',
    title: after ? say('保留，撤销或删除单据时再冲销') : say('保留'),
  };
  const choices = hasLedger ? [keep, { value: 'reverse', title: say('现在冲销') }] : [keep];
  return [
    {
      id: idOf(removed),
      sort: 'posting-removed',
      document: documentKey(before.id, 'model'),
      pointer: '/postings',
      model: before.id,
      rows,
      choices,
      needsChoice: hasLedger,
      samples: await samplesOf(db, removed),
      message: say('“{title}”不再过账到“{ledger}”，以前过的 {rows} 行还在台账里。', {
        title: before.title,
        ledger: posting.into,
        rows,
      }),
    },
  ];
}

async function samplesOf(db: DynamicKysely, { before, posting }: Removed): Promise<Effect['samples']> {
  const stored = storedModel(before);
  const label = stored.columns.has(before.label) ? columnOf(stored, before.label) : 'id';
  const rows = await db
    .selectFrom(postingTable)
    .innerJoin(before.table, `${before.table}.id`, `${postingTable}.source`)
    .select([`${before.table}.${label} as label`, `${postingTable}.rows as rows`])
    .where(`${postingTable}.model`, '=', before.id)
    .where(`${postingTable}.posting`, '=', posting.name)
    .where(`${postingTable}.is_deleted`, '=', false)
    .orderBy(`${postingTable}.source`)
    .limit(3)
    .execute();
  return rows.map((row) => ({ record: String(row['label'] ?? ''), before: Number(row['rows']), after: null }));
}
