import { linesOf, toFieldValue, type RecordValues } from '../../../src/engine/bill/index.ts';
import type { ResolvedField, ResolvedModel } from '../../../src/engine/model/index.ts';
import type { UnitOfWork } from '../call/index.ts';
import { writableFields, type ModelGraph } from '../tables/index.ts';

/** A field of lines whose value always equals that of a field of their owner. */
export interface FollowingCopy {
  from: string;
  target: ResolvedField;
}

/**
 * Returns the fields that lines copy from their owner and that users cannot enter, which therefore follow the owner.
 */
export function followingCopies(graph: Pick<ModelGraph, 'owner'>, model: ResolvedModel): FollowingCopy[] {
  const held = graph.owner(model.id);
  const reference = model.fields.find(({ name }) => name === held?.parent)?.reference;
  if (!held || !reference) return [];
  const writable = new Set(writableFields(model, held).map(({ name }) => name));
  return Object.entries(reference.copy).flatMap(([from, to]) => {
    const target = model.fields.find(({ name }) => name === to);
    const isOwn = !target || writable.has(to) || target.value !== undefined || target.rollup || target.numbering;
    return isOwn ? [] : [{ from, target }];
  });
}

export function withFollowingCopies(
  unit: Pick<UnitOfWork, 'graph' | 'models'>,
  model: ResolvedModel,
  record: RecordValues,
): RecordValues {
  let whole = record;
  for (const { name, child } of model.fields) {
    const lineModel = child && unit.models.get(child.model);
    if (!lineModel || !Array.isArray(record[name])) continue;
    const copies = followingCopies(unit.graph, lineModel);
    const before = linesOf(record[name]);
    const lines = before.map((line) => {
      const copied = copies.flatMap(({ from, target }) => {
        const value = toFieldValue(target, record[from]);
        return isSame(value, line[target.name]) ? [] : [[target.name, value] as const];
      });
      const own = copied.length === 0 ? line : { ...line, ...Object.fromEntries(copied) };
      return withFollowingCopies(unit, lineModel, own);
    });
    if (lines.some((line, index) => line !== before[index])) whole = { ...whole, [name]: lines };
  }
  return whole;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
