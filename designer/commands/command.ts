import type { ChangedDocument } from '../../src/runtime/ports/index.ts';
import type { JsonObject, Path } from '../../src/schema/json/index.ts';
import type { Patch, Tree } from '../../src/schema/tree/index.ts';
import type { Vocabulary } from '../../src/schema/vocabulary.ts';
import type { Note, Refusal, Step } from '../words/index.ts';

/** What a command knows: the document as it stands, and the widgets that there are. */
export interface Design {
  tree: Tree;
  vocabulary: Vocabulary;
  /** What the form's model says of its fields, by name; none where the form has no model. */
  fields?: JsonObject;
}

/** What a command would do: what it is called in the history, its patches, and what is selected after it. */
export interface Planned {
  label: Step;
  patches: Patch[];
  /** Left out where what is selected stays so, as far as it is still there. */
  selected?: Path[];
  /** What a person should know of it beside what it is: what could not be kept. */
  told?: readonly Note[];
  /** See `Transaction.squash`. */
  squash?: string;
  /** See `Transaction.others`. */
  others?: readonly ChangedDocument[];
}

/** Why a command cannot be done. */
export interface Refused {
  refused: Refusal;
}

export type Plan = Planned | Refused;

/**
 * A verb of the designer. Its plan is all there is to it: what draws the drop line, what disables a button with its
 * reason, and what is done, are the same function.
 */
export type Command<Args> = (design: Design, args: Args) => Plan;

/** Whether a plan can be done. */
export function isPlanned(plan: Plan): plan is Planned {
  return !('refused' in plan);
}
