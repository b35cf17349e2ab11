import { draftOf, type RecordValues, stateOf } from '../../../src/engine/bill/index.ts';
import { addTextsWithLines, readOne } from '../read/index.ts';
import { billContext, RecordRefusal, refused, type UnitOfWork } from '../call/index.ts';
import { stateRefusal } from '../save/index.ts';
import type { StoredModel } from '../tables/index.ts';

/** The draft of another model that a record makes; nothing is saved. */
export async function createFrom(
  unit: UnitOfWork,
  stored: StoredModel,
  call: { id: string; name: string },
): Promise<RecordValues> {
  const { model } = stored;
  const creation = model.creates.find(({ name }) => name === call.name);
  if (!creation) throw refused(`“${model.title}”没有名为“${call.name.slice(0, 64)}”的操作`);
  if (!unit.context.permissions.has(creation.permission))
    throw new RecordRefusal('forbidden', '没有权限，请联系管理员授权');
  const record = await readOne(unit, stored, call.id, { visible: true });
  if (creation.in && !creation.in.includes(stateOf(model, record)))
    throw await stateRefusal(unit, model, record, creation.title);
  const draft = draftOf(model, creation, record, billContext(unit));
  const target = unit.models.get(creation.to);
  const lines = creation.lines && draft[creation.lines.into];
  if (Array.isArray(lines) && lines.length === 0) throw refused(`没有可以${creation.title}的明细`);
  if (target) await addTextsWithLines(unit, target, [draft]);
  return draft;
}
