import type { ChangedDocument } from '../../src/runtime/ports/index.ts';
import type { JsonObject, Path } from '../../src/schema/json/index.ts';
import type { Patch, Tree } from '../../src/schema/tree/index.ts';
import type { Vocabulary } from '../../src/schema/vocabulary.ts';
import type { Note, Refusal, Step } from '../words/index.ts';

/** The input of a command: the current document and the available widgets. */
export interface Design {
  tree: Tree;
  vocabulary: Vocabulary;
  /** The model's definitions of the form's fields, by name; undefined if the form has no model. */
  fields?: JsonObject;
}

/** The effect of a command: its label in the history, its patches, and the selection after it. */
export interface Planned {
  label: Step;
  patches: Patch[];
  /** If undefined, the selection stays, without nodes that no longer exist. */
  selected?: Path[];
  notes?: readonly Note[];
  squash?: string;
  others?: readonly ChangedDocument[];
}

/** The reason why a command cannot be executed. */
export interface Refused {
  refused: Refusal;
}

export type Plan = Planned | Refused;

/**
 * A command of the designer. It only computes a plan; the drop line, the reason on a disabled button and the execution
 * all use that same function.
 */
export type Command<Args> = (design: Design, args: Args) => Plan;

/** Returns true if a plan can be executed. */
export function isPlanned(plan: Plan): plan is Planned {
  return !('refused' in plan);
}
