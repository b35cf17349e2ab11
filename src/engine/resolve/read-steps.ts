import type { CommonSteps } from '../../../generated/documents.ts';
import type { Problem } from '../../schema/problems/problem.ts';
import type { Gated } from '../gate/index.ts';
import type { ActionStep } from './action-step.ts';

/**
 * Reads the steps at `pointer` of a gated document: one, or a list of them. If the gate dropped a step (`problems`),
 * none of them is used: a partial list of steps must not run.
 */
export function readSteps(
  value: Gated<CommonSteps> | undefined,
  { pointer, problems }: { pointer: string; problems: readonly Problem[] },
): { steps?: ActionStep[]; problem?: Problem } {
  const dropped = problems.find((problem) => `${problem.pointer}/`.startsWith(`${pointer}/`));
  if (dropped) return { steps: [], problem: dropped };
  if (value === undefined) return {};
  const items = Array.isArray(value) ? value : [value];
  const steps = items.flatMap((item, index): ActionStep[] => {
    if (item === null) return [];
    const [action] = Object.keys(item);
    const { when, ...args } = item;
    const condition = typeof when === 'boolean' || typeof when === 'string' ? { when } : {};
    const place = Array.isArray(value) ? `${pointer}/${index}` : pointer;
    return action === undefined ? [] : [{ action, ...condition, args, pointer: place }];
  });
  return { steps };
}
