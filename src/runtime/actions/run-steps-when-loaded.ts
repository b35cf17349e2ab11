import type { ActionStep } from '../../engine/list/index.ts';
import { say } from '../../locale/index.ts';
import { PortError } from '../ports/index.ts';
import { awaitedLoad } from '../registry/index.ts';
import type { RunOptions } from './run-options.ts';
import type { runSteps as run, RunOutcome } from './run-steps.ts';

/**
 * Runs the steps of a button (`run-steps.ts`). The code is loaded lazily, after the rows of a list. If it fails to
 * load, nothing runs and the user is notified. Never throws.
 */
export async function runSteps(steps: readonly ActionStep[], options: RunOptions): Promise<RunOutcome> {
  let loaded: typeof run;
  try {
    ({ runSteps: loaded } = await awaitedLoad(import('./run-steps.ts')));
  } catch {
    const error = new PortError('offline', say('网络已断开，请检查网络后重试'));
    options.effects.notify({ kind: 'error', text: error.message });
    return { ended: 'failed', error };
  }
  return loaded(steps, options);
}
