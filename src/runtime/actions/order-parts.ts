import type { ActionStep } from '../../engine/list/index.ts';
import type { ActionDefinition } from '../registry/index.ts';

interface KnownActions {
  get(name: string): Pick<ActionDefinition, 'asks' | 'question' | 'writes' | 'stops'> | undefined;
}

/** One part of a step: its question, or the rest of it. */
export interface StepPart {
  step: ActionStep;
  index: number;
  does: 'ask' | 'run';
}

/**
 * Returns the parts of the steps in the order in which they run. Questions after the first writing step move before it,
 * so that a user who cancels a question leaves nothing half done. A question that needs the result of a later step, and
 * all questions after it, stay in place.
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

function readsResult({ args, when }: ActionStep): boolean {
  return JSON.stringify([args, when ?? null]).includes('$result');
}
