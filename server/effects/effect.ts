import { isDeepStrictEqual } from 'node:util';

import type { ResolvedModel } from '../../src/engine/model/index.ts';
import type { DocumentKey } from '../../src/schema/documents/document.ts';
import type { CatalogueState } from '../catalogue/index.ts';
import type { DynamicKysely, DynamicTransaction } from '../database/index.ts';
import type { ModelMove } from './model-move.ts';

/** The documents before and after a change. */
export interface StateChange {
  before: CatalogueState;
  after: CatalogueState;
  /** The models that the change renames. `before` has their new names. */
  moves?: readonly ModelMove[];
  /** Renamings of models that are impossible, each as the effect that refuses the change. */
  refusedMoves?: readonly Effect[];
}

/** An effect of a change of documents on existing records. */
export interface Effect {
  /** Id such as `${sort}:${model}.${field}`, equal in each call for the same change. */
  id: string;
  /** Kind of effect, e.g. `default`, `balance`, `rename`. */
  sort: string;
  /** Key of the document that causes the effect, and the JSON pointer in it. */
  document: DocumentKey;
  pointer: string;
  /** Id of the affected model. */
  model: string;
  field?: string;
  /** Number of affected records, over all tenants. */
  rows: number;
  /** Up to three affected records. */
  samples: readonly EffectSample[];
  /** One sentence that describes the effect. */
  message: string;
  /** Decisions for the author. Without one the first is taken. */
  choices?: readonly { value: string; title: string }[];
  /** True when the author must choose: the publication is refused without a choice. */
  needsChoice?: boolean;
  /** Why a publication cannot do this, with the way out, in one sentence. */
  refusal?: string;
}

/** A value of a record before the change and after it. */
export interface EffectSample {
  record: string;
  before: unknown;
  after: unknown;
}

/** Decisions of an author, by id of the effect. */
export type EffectChoices = Readonly<Record<string, string>>;

/**
 * Input for a source that carries out its effects: the transaction of the change, the effects found before it, and the
 * author's choices.
 */
export interface EffectWork {
  transaction: DynamicTransaction;
  /** The account in whose name records change. */
  username: string;
  change: StateChange;
  /** The effects that this source found. */
  effects: readonly Effect[];
  choices: EffectChoices;
}

/** Finds and applies effects of one kind. */
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

/** Returns the author's choice for an effect, or its first choice. */
export function choiceOf({ id, choices = [] }: Effect, chosen: EffectChoices): string | undefined {
  const wanted = Object.hasOwn(chosen, id) ? chosen[id] : undefined;
  return (choices.find(({ value }) => value === wanted) ?? choices[0])?.value;
}

/** A model that a change of documents adds, alters or removes. */
export interface ModelChange {
  before: ResolvedModel | undefined;
  after: ResolvedModel | undefined;
}

const found = new WeakMap<StateChange, readonly ModelChange[]>();

/** Returns the models that a change adds, alters or removes. They are computed once for each change. */
export function changedModels(change: StateChange): readonly ModelChange[] {
  const known = found.get(change);
  if (known) return known;
  const { before, after } = change;
  const ids = new Set([...before.models.keys(), ...after.models.keys()]);
  const changed = [...ids].flatMap((id): ModelChange[] => {
    const [was, is] = [before.models.get(id), after.models.get(id)];
    return was === is || isDeepStrictEqual(was, is) ? [] : [{ before: was, after: is }];
  });
  found.set(change, changed);
  return changed;
}
