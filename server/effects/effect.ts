import { isDeepStrictEqual } from 'node:util';
import type { ResolvedModel } from '../../src/engine/model/index.ts';
import type { DocumentKey } from '../../src/schema/documents/document.ts';
import type { CatalogueState } from '../catalogue/index.ts';
import type { DynamicKysely, DynamicTransaction } from '../database/index.ts';

/** The documents before a change and after it. */
export interface StateChange {
  before: CatalogueState;
  after: CatalogueState;
}

/** One thing that a change of documents does to records that exist. */
export interface Effect {
  /** Stays the same from call to call, as long as the change is the same: `${sort}:${model}.${field}` or alike. */
  id: string;
  /** The kind of effect, e.g. `default`, `balance`, `rename`. */
  sort: string;
  /** The document that causes it, and the JSON pointer of the place in it. */
  document: DocumentKey;
  pointer: string;
  /** Id of the model whose records are concerned. */
  model: string;
  field?: string;
  /** How many existing records are concerned, over all tenants. */
  rows: number;
  /** At most three of them. */
  samples: readonly EffectSample[];
  /** One sentence for people. */
  message: string;
  /** A decision for the author; the first one is taken where they say nothing. */
  choices?: readonly { value: string; title: string }[];
  /** No choice is taken for the author: without one the publication is refused. */
  needsChoice?: boolean;
  /** A publication cannot do it: the sentence with the way out. */
  refusal?: string;
}

/** A value of a record before the change and after it. */
export interface EffectSample {
  record: string;
  before: unknown;
  after: unknown;
}

/** The decisions of an author, by the id of the effect. */
export type EffectChoices = Readonly<Record<string, string>>;

/** What a source carries effects out with: the transaction of the change, and what was found before it. */
export interface EffectWork {
  transaction: DynamicTransaction;
  /** The account in whose name records change. */
  username: string;
  change: StateChange;
  /** The effects that this source found. */
  effects: readonly Effect[];
  choices: EffectChoices;
}

/** Finds effects of one sort, and carries them out. */
export interface EffectSource {
  /** Finds effects. The tables are still those of the state before: columns of new fields may be missing. */
  find(db: DynamicKysely, change: StateChange): Promise<Effect[]>;
  /** Work in the transaction before the tables are brought to the new models, e.g. moves of columns. */
  prepare?(work: EffectWork): Promise<void>;
  /**
   * Work in the transaction once the tables are those of the new models.
   * @returns work for after the commit, if any.
   */
  apply?(work: EffectWork): Promise<(() => void) | undefined>;
}

/** The value that the author chose for an effect, else its first choice. */
export function choiceOf({ id, choices = [] }: Effect, chosen: EffectChoices): string | undefined {
  const wanted = Object.hasOwn(chosen, id) ? chosen[id] : undefined;
  return (choices.find(({ value }) => value === wanted) ?? choices[0])?.value;
}

/** A model that a change of documents adds, alters or takes away. */
export interface ModelChange {
  before: ResolvedModel | undefined;
  after: ResolvedModel | undefined;
}

const found = new WeakMap<StateChange, readonly ModelChange[]>();

/** The models that the change adds, alters or takes away. Found once for each change. */
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
