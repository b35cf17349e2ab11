import type { ActionContext, Registry } from '../registry/index.ts';
import type { ActionEffects } from './apply-result.ts';

/** The environment of a button's steps. `context.evaluate` is created for each step. */
export interface RunOptions {
  actions: Registry['actions'];
  /** Names for expressions: `$record`, `$selection`, `$values`, `$user`, `$permissions`, … */
  scope: Readonly<Record<string, unknown>>;
  context: Omit<ActionContext, 'evaluate'>;
  effects: ActionEffects;
  /** Reports why a step failed; defaults to `effects.notify`. */
  tellFailure?: (text: string, error: Error) => void;
}
