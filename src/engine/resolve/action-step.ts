import type { JsonValue } from '../../schema/json/index.ts';

/** One step: the action's name and its arguments as written (including the action's own key). */
export interface ActionStep {
  action: string;
  /** The condition of the step, a boolean or an expression text; the step is skipped if it does not hold. */
  when?: boolean | string;
  args: Record<string, JsonValue>;
  pointer: string;
}
