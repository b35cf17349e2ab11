import { memoize } from 'es-toolkit';

import { ledgersAmong, type ResolvedModel } from '../../../src/engine/model/index.ts';
import { oncePerObject } from '../../../src/schema/memory/once-per-object.ts';
import type { Models } from '../../catalogue/index.ts';

export interface ModelsOf {
  models: Models;
  byTable: ReadonlyMap<string, ResolvedModel>;
  ownersOf(id: string): readonly ResolvedModel[];
  /** Returns true if only postings write the records of the model. */
  isLedger(id: string): boolean;
}

export const modelsOf = oncePerObject((models: Models): ModelsOf => {
  const all = [...models.values()];
  const ledgers = ledgersAmong(all);
  return {
    models,
    byTable: new Map(all.map((model) => [model.table, model])),
    ownersOf: memoize((id) => all.filter(({ fields }) => fields.some(({ child }) => child?.model === id))),
    isLedger: (id) => ledgers.has(id),
  };
});

/** Returns the model and the models that contain it as lines, at any depth. */
export function withOwners({ ownersOf }: Pick<ModelsOf, 'ownersOf'>, model: ResolvedModel): ResolvedModel[] {
  const reached = new Set([model]);
  for (const each of reached) for (const owner of ownersOf(each.id)) reached.add(owner);
  return [...reached];
}

export function writersOf(set: ModelsOf, model: ResolvedModel): ResolvedModel[] {
  const reached = withOwners(set, model);
  const roots = reached.filter(({ id }) => set.ownersOf(id).length === 0);
  return roots.filter(({ id, balanceOf }) => balanceOf === undefined && !set.isLedger(id) && !set.isLedger(model.id));
}
