import type { ActionStep } from '../../engine/list/index.ts';
import type { ActionDefinition } from '../registry/index.ts';

/** What actions say of themselves here, by their names. */
interface KnownActions {
  get(name: string): Pick<ActionDefinition, 'asks' | 'question' | 'writes' | 'stops'> | undefined;
}

/** One thing that a step does: it asks what it has to ask, or does the rest. */
export interface StepPart {
  step: ActionStep;
  /** Its position among the steps. */
  index: number;
  does: 'ask' | 'run';
}

/**
 * What the steps do, in order: as written, but that what is asked after the first step that writes is asked before it, so
 * that a person who leaves a question leaves nothing half done. A question that needs what a later step gives, and all
 * that come after it, stay in their places.
 */
export function orderParts(steps: readonly ActionStep[], actions: KnownActions): StepPart[] {
  const parts = steps.flatMap((step, index): StepPart[] => {
    const run: StepPart = { step, index, does: 'run' };
    return actions.get(step.action)?.question ? [{ step, index, does: 'ask' }, run] : [run];
  });
  const first = parts.findIndex(({ step, does }) => does === 'run' && actions.get(step.action)?.writes);
  if (first < 0) return parts;
  const isQuestion = ({ step, does }: StepPart) => does === 'ask' || asksOnly(step, actions);
  const early = new Set<StepPart>(parts.slice(0, first));
  const later = parts.slice(first);
  const last = lastOfEarly(later, isQuestion, early);
  for (const part of later.slice(0, last + 1)) {
    const stops = actions.get(part.step.action)?.stops === true && !readsResult(part.step);
    if (isQuestion(part) || stops) early.add(part);
  }
  return [...early, ...parts.filter((part) => !early.has(part))];
}

/** The position of the last question that can be asked early; -1 where there is none. */
function lastOfEarly(
  parts: readonly StepPart[],
  isQuestion: (part: StepPart) => boolean,
  before: ReadonlySet<StepPart>,
): number {
  const known = new Set([...before].filter(isQuestion).map(({ index }) => index));
  let last = -1;
  for (const [position, part] of parts.entries()) {
    if (!isQuestion(part)) continue;
    if (readsResult(part.step) && !known.has(part.index - 1)) break;
    known.add(part.index);
    last = position;
  }
  return last;
}

function asksOnly({ action, args }: ActionStep, actions: KnownActions): boolean {
  const asks = actions.get(action)?.asks;
  return typeof asks === 'function' ? asks(args) : asks === true;
}

/** Whether it needs what the step before it gave. */
function readsResult({ args, when }: ActionStep): boolean {
  return JSON.stringify([args, when ?? null]).includes('$result');
}
