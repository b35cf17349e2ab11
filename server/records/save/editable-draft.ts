import { isEditable, type RecordValues } from '../../../src/engine/bill/index.ts';
import { say } from '../../locale/index.ts';
import { RecordRefusal, type UnitOfWork } from '../call/index.ts';
import { readOne, readWithLines } from '../read/index.ts';
import type { StoredModel } from '../tables/index.ts';
import { fillFirst } from '../write/index.ts';
import { draftRecord, type Draft } from './draft-record.ts';
import { checkVersion, stateRefusal } from './record-guards.ts';

/**
 * Returns the saved record with the changes, locked.
 * @throws RecordRefusal if it may not, or no longer, be changed.
 */
export async function editableDraft(unit: UnitOfWork, stored: StoredModel, input: RecordValues): Promise<Draft> {
  await fillFirst(unit, stored, input['id']);
  const before = await readOne(unit, stored, input['id'], { lock: 'change', visible: true });
  return changedDraft(unit, stored, input, before);
}

export async function editableDrafts(
  unit: UnitOfWork,
  stored: StoredModel,
  inputs: readonly (RecordValues & { id: string })[],
): Promise<Draft[]> {
  for (const { id } of inputs) await fillFirst(unit, stored, id);
  const ids = inputs.map(({ id }) => id);
  const read = await readWithLines(unit, stored, ids, { lock: 'change', visible: true });
  const saved = new Map(read.map((record) => [record['id'], record]));
  const drafts: Draft[] = [];
  for (const input of inputs) {
    const before = saved.get(input.id);
    if (!before) throw new RecordRefusal('not-found', say('未找到对应实体'));
    drafts.push(await changedDraft(unit, stored, input, before));
  }
  return drafts;
}

async function changedDraft(
  unit: UnitOfWork,
  stored: StoredModel,
  input: RecordValues,
  before: RecordValues,
): Promise<Draft> {
  if (!isEditable(stored.model, before)) throw await stateRefusal(unit, stored.model, before, say('修改'));
  await checkVersion(unit, stored.model, before, input['version']);
  return draftRecord(unit, stored, input, before);
}
