import {
  computeRows,
  computeValues,
  draftOf,
  holds,
  scopeOf,
  stateOf,
  type RecordValues,
} from '../../../src/engine/bill/index.ts';
import type { ResolvedCreation } from '../../../src/engine/model/index.ts';
import { missingPermission } from '../../../src/engine/permission/index.ts';
import { say } from '../../locale/index.ts';
import { billContext, forbiddenWithout, refused, storedOf, type UnitOfWork } from '../call/index.ts';
import { addTextsWithLines, readOne } from '../read/index.ts';
import { copyFromOwners, copyReferences, newCheckedRecords, stateRefusal } from '../save/index.ts';
import type { StoredModel } from '../tables/index.ts';

/**
 * Returns the draft of another model that a creation builds from a record, with copied references and computed values
 * as a save would produce them. Nothing is saved.
 */
export async function createFrom(
  unit: UnitOfWork,
  stored: StoredModel,
  call: { id: string; name: string },
): Promise<RecordValues> {
  const { model } = stored;
  const creation = creationOf(unit, stored, call.name);
  const record = await readOne(unit, stored, call.id, { visible: true });
  if (creation.in && !creation.in.includes(stateOf(model, record)))
    throw await stateRefusal(unit, model, record, creation.title);
  const nothing = () => refused(say('没有可以{title}的明细', { title: creation.title }));
  if (!holds(creation.when, scopeOf(model, record, billContext(unit))))
    throw creation.message === undefined ? nothing() : refused(creation.message);
  const draft = draftOf(model, creation, record, billContext(unit));
  const lines = creation.lines && draft[creation.lines.into];
  if (Array.isArray(lines) && lines.length === 0) throw nothing();
  return unit.models.has(creation.to) ? completed(unit, storedOf(unit, creation.to), draft) : draft;
}

export function creationOf(unit: UnitOfWork, { model }: StoredModel, name: string): ResolvedCreation {
  const creation = model.creates.find((each) => each.name === name);
  if (!creation) throw refused(say('“{title}”没有名为“{name}”的操作', { title: model.title, name: name.slice(0, 64) }));
  const { permissions } = unit.context;
  const missing = missingPermission(permissions, creation);
  if (missing !== undefined) throw forbiddenWithout(missing);
  return creation;
}

async function completed(unit: UnitOfWork, target: StoredModel, draft: RecordValues): Promise<RecordValues> {
  const { model } = target;
  const context = billContext(unit);
  const given = structuredClone(draft);
  const checked = (record: RecordValues) => newCheckedRecords(unit, target, { record, given });
  const copy = async (record: RecordValues) => {
    await copyReferences(unit, checked(record), { isSaved: false });
    if (copyFromOwners(unit, checked(record))) await copyReferences(unit, checked(record), { isSaved: false });
  };
  await copy(draft);
  const whole = computeRows(model, draft, context);
  await copy(whole);
  let computed = computeValues(model, whole, context);
  if (copyFromOwners(unit, checked(computed))) computed = computeValues(model, computed, context);
  await addTextsWithLines(unit, model, [computed]);
  return computed;
}
