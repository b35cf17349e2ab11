import { isDeepStrictEqual } from 'node:util';

import type { ResolvedModel } from '../../src/engine/model/index.ts';
import type { DocumentKey } from '../../src/schema/documents/document.ts';
import { oncePerObject } from '../../src/schema/memory/once-per-object.ts';
import type { CatalogueState } from '../catalogue/index.ts';
import type { DynamicKysely, DynamicTransaction } from '../database/index.ts';
import type { ModelMove } from './model-move.ts';

export interface StateChange {
  before: CatalogueState;
  after: CatalogueState;
  moves?: readonly ModelMove[];
  /** Impossible renamings of models, each as the effect that refuses the change. */
  refusedMoves?: readonly Effect[];
}

export interface Effect {
  /** An id such as `${sort}:${model}.${field}`, the same in each call for the same change. */
  id: string;
  sort: string;
  /** The key of the document that causes the effect, with a JSON pointer into it. */
  document: DocumentKey;
  pointer: string;
  model: string;
  field?: string;
  rows: number;
  /** Up to three affected records. */
  samples: readonly EffectSample[];
  message: string;
  /** Decisions for the author. The first is the default. */
  choices?: readonly { value: string; title: string }[];
  /** If true, the publication is refused without a choice of the author. */
  needsChoice?: boolean;
  /** The reason why a publication cannot carry out the effect, with a way out, in one sentence. */
  refusal?: string;
}

export interface EffectSample {
  record: string;
  before: unknown;
  after: unknown;
}

export type EffectChoices = Readonly<Record<string, string>>;

export interface EffectWork {
  transaction: DynamicTransaction;
  username: string;
  change: StateChange;
  effects: readonly Effect[];
  choices: EffectChoices;
}

export interface EffectSource {
  /** Finds effects. The tables have not been migrated yet: columns of new fields can be missing. */
  find(db: DynamicKysely, change: StateChange): Promise<Effect[]>;
  /** Runs in the transaction before the migration of the tables, e.g. to move columns. */
  prepare?(work: EffectWork): Promise<void>;
  /**
   * Runs in the transaction after the migration of the tables.
   * @returns work to run after the commit, if any.
   */
  apply?(work: EffectWork): Promise<(() => void) | undefined>;
}

export function choiceOf({ id, choices = [] }: Effect, chosen: EffectChoices): string | undefined {
  const wanted = Object.hasOwn(chosen, id) ? chosen[id] : undefined;
  return (choices.find(({ value }) => value === wanted) ?? choices[0])?.value;
}

export interface ModelChange {
  before: ResolvedModel | undefined;
  after: ResolvedModel | undefined;
}

/** Returns the models that a change adds, alters or removes. They are computed once for each change. */
export const changedModels = oncePerObject(({ before, after }: StateChange): readonly ModelChange[] => {
  const ids = new Set([...before.models.keys(), ...after.models.keys()]);
  return [...ids].flatMap((id): ModelChange[] => {
    const [was, is] = [before.models.get(id), after.models.get(id)];
    return was === is || isDeepStrictEqual(was, is) ? [] : [{ before: was, after: is }];
  });
});
