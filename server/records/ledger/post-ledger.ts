import {
  isUndoneBy,
  postingsOf,
  stateOf,
  type PostingEffect,
  type RecordValues,
} from '../../../src/engine/bill/index.ts';
import { groupBy } from '../../database/index.ts';
import { billContext, storedOf, type UnitOfWork } from '../call/index.ts';
import type { Row, StoredModel } from '../tables/index.ts';
import type { Change } from '../write/index.ts';
import { appendRows, type LedgerRow } from './append-rows.ts';
import {
  forgetDeleted,
  forgetPosted,
  readPosted,
  readPostedAs,
  rememberPosted,
  type Posted,
  type Poster,
} from './posted.ts';
import { reachBalances } from './reach-balances.ts';
import { restorePosted, reversePosted } from './reverse-rows.ts';

/**
 * Executes the postings of a transition: first its reversals, then its new postings. Ledger rows are only appended;
 * undoing appends reversals. Balances change in the same transaction.
 * @throws RecordRefusal if a balance would fall below its minimum, or rows to be reversed are missing.
 */
export async function postTransition(
  unit: UnitOfWork,
  stored: StoredModel,
  record: RecordValues,
  transition: string,
): Promise<Change[]> {
  const poster = posterOf(unit, stored);
  const posted = await readPosted(unit.db, poster, [record['id']]);
  const undone = posted.filter((one) => isUndoneBy(stored.model, transition, one));
  const changes = await reversePosted(unit, poster, undone);
  for (const planned of postingsOf(stored.model, record, transition, billContext(unit))) {
    const effect = await withAmounts(unit, planned);
    const internal = internalOf(stored, record, effect);
    const rows = effect.rows.map((values, index) => ({ values, line: effect.lines[index], internal }));
    changes.push(await appendRows(unit, storedOf(unit, effect.into), rows));
    await rememberPosted(unit.db, poster, [postedBy(record, effect)]);
  }
  return changes;
}

async function withAmounts(unit: UnitOfWork, effect: PostingEffect): Promise<PostingEffect> {
  const { balances } = effect;
  return balances
    ? { ...effect, ...(await reachBalances(unit, storedOf(unit, effect.into), { ...effect, balances })) }
    : effect;
}

export async function postStates(
  unit: UnitOfWork,
  stored: StoredModel,
  records: readonly RecordValues[],
): Promise<Change[]> {
  const { model } = stored;
  const posting = new Set(model.postings.map(({ on }) => on));
  const transitions = model.states?.transitions.filter(({ name }) => posting.has(name)) ?? [];
  const effects = records.flatMap((record) =>
    transitions
      .filter(({ to }) => to === stateOf(model, record))
      .flatMap(({ name }) => postingsOf(model, record, name, billContext(unit)))
      .map((effect) => ({ record, effect })),
  );
  const changes: Change[] = [];
  const done: typeof effects = [];
  for (const [into, planned] of groupBy(effects, ({ effect }) => effect.into)) {
    for (const appended of inSteps(planned)) {
      const rows: LedgerRow[] = [];
      for (const { record, effect: without } of appended) {
        const effect = await withAmounts(unit, without);
        done.push({ record, effect });
        const internal = internalOf(stored, record, effect);
        rows.push(...effect.rows.map((values) => ({ values, internal })));
      }
      changes.push(await appendRows(unit, storedOf(unit, into), rows));
    }
  }
  const posted = mergedBySource(done.map(({ record, effect }) => postedBy(record, effect)));
  await rememberPosted(unit.db, posterOf(unit, stored), posted);
  return changes;
}

function inSteps<Planned extends { effect: PostingEffect }>(planned: readonly Planned[]): Planned[][] {
  return planned.some(({ effect }) => effect.balances) ? planned.map((one) => [one]) : [[...planned]];
}

/**
 * Reverses the postings of the given records, e.g. when they are deleted. With `keep`, `restorePostings` can restore
 * them.
 */
export async function reversePostings(
  unit: UnitOfWork,
  stored: StoredModel,
  ids: readonly unknown[],
  { keep }: { keep: boolean },
): Promise<Change[]> {
  const poster = posterOf(unit, stored);
  return reversePosted(unit, poster, await readPosted(unit.db, poster, ids), { deleted: keep });
}

export async function restorePostings(
  unit: UnitOfWork,
  stored: StoredModel,
  ids: readonly unknown[],
): Promise<Change[]> {
  const poster = posterOf(unit, stored);
  return restorePosted(unit, poster, await readPosted(unit.db, poster, ids, { deleted: true }));
}

export async function reversePosting(unit: UnitOfWork, model: string, posting: string): Promise<Change[]> {
  const poster: Poster = { tenantId: unit.context.user.tenantId, model };
  await forgetDeleted(unit.db, poster, posting);
  return reversePosted(unit, poster, await readPostedAs(unit.db, poster, posting));
}

export async function forgetPostings(unit: UnitOfWork, stored: StoredModel, ids: readonly unknown[]): Promise<void> {
  await forgetPosted(unit.db, posterOf(unit, stored), ids);
}

function posterOf({ context }: UnitOfWork, { model }: StoredModel): Poster {
  return { tenantId: context.user.tenantId, model: model.id };
}

function internalOf({ model }: StoredModel, record: RecordValues, { posting }: PostingEffect): Row {
  return {
    posting_model: model.id,
    posting_source: record['id'],
    posting_name: posting,
    posting_reversed: false,
    posting_deleted: false,
  };
}

function postedBy(record: RecordValues, { posting, undo, into, rows }: PostingEffect): Posted {
  return { source: String(record['id']), ledger: into, posting, undo, rows: rows.length };
}

/**
 * Several transitions can lead to the same state, but a statement can contain each record, ledger and posting only
 * once.
 */
function mergedBySource(posted: readonly Posted[]): Posted[] {
  const merged = new Map<string, Posted>();
  for (const one of posted) {
    const key = JSON.stringify([one.source, one.ledger, one.posting]);
    merged.set(key, { ...one, rows: one.rows + (merged.get(key)?.rows ?? 0) });
  }
  return [...merged.values()];
}
