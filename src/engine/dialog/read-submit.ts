import { isJsonObject, type JsonValue } from '../../schema/json/json-value.ts';
import type { Findings } from '../gate/index.ts';
import type { ActionStep } from '../list/resolved-list.ts';
import type { ResolvedDialog } from './resolved-dialog.ts';

const pointer = '/submit';

/** The steps of 确定. One that the gate dropped takes all of them out of use: half of a list of steps must not run. */
export function readSubmit(
  value: JsonValue | undefined,
  { problems }: Findings,
): Pick<ResolvedDialog, 'submit' | 'submitProblem'> {
  const dropped = problems.find((problem) => `${problem.pointer}/`.startsWith(`${pointer}/`));
  if (dropped) return { submit: [], submitProblem: dropped };
  if (value === undefined) return {};
  const items = Array.isArray(value) ? value : [value];
  const steps = items.flatMap((item, index): ActionStep[] => {
    const action = isJsonObject(item) ? Object.keys(item)[0] : undefined;
    const place = Array.isArray(value) ? `${pointer}/${index}` : pointer;
    return isJsonObject(item) && action !== undefined ? [{ action, args: item, pointer: place }] : [];
  });
  return { submit: steps };
}
