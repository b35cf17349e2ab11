import {
  checkTransition,
  computesRows,
  evaluateSet,
  isEditable,
  linesOf,
  scopeOf,
  type RecordValues,
} from '../../../src/engine/bill/index.ts';
import type { ResolvedTransition } from '../../../src/engine/model/index.ts';
import { say } from '../../locale/index.ts';
import { billContext, RecordRefusal, refused, storedOf, type UnitOfWork } from '../call/index.ts';
import { postTransition } from '../ledger/index.ts';
import { addTextsWithLines, readOne } from '../read/index.ts';
import { checkVersion, copyReferences, draftRecord, saveDraft, stateTexts } from '../save/index.ts';
import { columnOf, type StoredModel } from '../tables/index.ts';
import {
  fillFirst,
  recomputeBills,
  recomputeValues,
  refreshRollups,
  updateRecord,
  type Change,
} from '../write/index.ts';

export interface TransitionCall {
  id: string;
  name: string;
  version?: number | undefined;
}

/**
 * Moves a record from one state to another, with postings and rollups.
 * @returns the current record.
 */
export async function transitionRecord(
  unit: UnitOfWork,
  stored: StoredModel,
  call: TransitionCall,
): Promise<RecordValues> {
  await fillFirst(unit, stored, call.id);
  const before = await readOne(unit, stored, call.id, { lock: 'change', visible: true });
  const transition = await allowed(unit, stored, before, call);
  await checkVersion(unit, stored.model, before, call.version);
  const entered = await enterState(unit, stored, before, transition);
  const recomputed = losesKeptResults(unit, stored, { before, after: entered.record })
    ? await recomputeBills(unit, stored.model, [entered.record])
    : await recomputeValues(unit, stored.model, [entered.record], entered.changed);
  if (computesRows(stored.model, unit.models))
    await saveDraft(unit, draftRecord(unit, stored, {}, await readOne(unit, stored, call.id, { lock: 'change' })));
  const after = await readOne(unit, stored, call.id);
  const posted = await postTransition(unit, stored, after, transition.name);
  await refreshRollups(unit, [
    ...changesOf(unit, stored, before),
    ...changesOf(unit, stored, after),
    ...recomputed,
    ...posted,
  ]);
  const saved = await readOne(unit, stored, call.id);
  await addTextsWithLines(unit, stored.model, [saved]);
  return saved;
}

function losesKeptResults(
  { upkeep }: UnitOfWork,
  { model }: StoredModel,
  { before, after }: { before: RecordValues; after: RecordValues },
): boolean {
  const keepsResults = upkeep?.kept.some(({ scope }) => scope === 'fixed') === true;
  return keepsResults && !isEditable(model, before) && isEditable(model, after);
}

async function allowed(
  unit: UnitOfWork,
  stored: StoredModel,
  record: RecordValues,
  { name, version }: TransitionCall,
): Promise<ResolvedTransition> {
  const { model } = stored;
  const { permissions } = unit.context;
  const stateText = await stateTexts(unit, model);
  const check = checkTransition(model, record, name, { ...billContext(unit), permissions, stateText });
  if ('transition' in check) return check.transition;
  if (check.reason === 'forbidden') throw new RecordRefusal('forbidden', check.refusal);
  // If the client has an outdated record, that is the reason for the impossible request and is reported first.
  await checkVersion(unit, model, record, version);
  throw refused(check.refusal);
}

/**
 * Compares and sets the state: it is written only if it is still the one that was read.
 * @returns the record with the state and the values that the transition sets, and the names of the changed fields.
 */
async function enterState(
  unit: UnitOfWork,
  stored: StoredModel,
  before: RecordValues,
  transition: ResolvedTransition,
): Promise<{ record: RecordValues; changed: string[] }> {
  const { model } = stored;
  const state = model.states?.field ?? '';
  const set = evaluateSet(transition.set, scopeOf(model, before, billContext(unit)), model);
  const record = { ...before, ...set, [state]: transition.to };
  await copyReferences(unit, [{ model, record, before, path: '', given: new Set(Object.keys(set)) }], {
    chosenBy: 'server',
  });
  const changed = model.fields.flatMap(({ name, child }) => (!child && record[name] !== before[name] ? [name] : []));
  const values = Object.fromEntries(changed.map((name) => [name, record[name]]));
  const still = { [columnOf(stored, state)]: before[state], version: before['version'] };
  const entered = { ...values, [state]: transition.to };
  const isWritten = await updateRecord(unit, stored, before['id'], entered, { touch: true, still });
  if (!isWritten)
    throw new RecordRefusal('conflict', say('这条{title}刚刚被别人修改，请刷新后再试', { title: model.title }));
  return { record, changed };
}

function changesOf(unit: UnitOfWork, stored: StoredModel, record: RecordValues): Change[] {
  const lines = stored.model.fields.flatMap(({ name, child }) =>
    child ? linesOf(record[name]).flatMap((line) => changesOf(unit, storedOf(unit, child.model), line)) : [],
  );
  return [{ model: stored.model, records: [record] }, ...lines];
}
