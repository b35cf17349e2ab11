import { say } from '../../../locale/index.ts';
import { ExpressionError } from '../problem.ts';
import { builtinOf } from './builtin.ts';
import { isRegistered } from './registered.ts';
import { Run } from './run.ts';
import { snapshot } from './snapshot.ts';

export type ArrowBody = (run: Run, parameters: readonly unknown[]) => unknown;
export type Callback = (...parameters: readonly unknown[]) => unknown;

const arrows = new WeakMap<object, { run: Run; body: ArrowBody }>();

/**
 * Returns the value of an arrow function. Within its evaluation it is a callback. For the host it is an event handler:
 * its arguments are reduced to plain data, its result is dropped, and each call has the limits of a whole evaluation.
 */
export function makeArrow(run: Run, body: ArrowBody): (...parameters: unknown[]) => void {
  const handler = (...parameters: unknown[]): void => {
    const own = new Run(run.scope, run.budget);
    guarded(own, () => body(own, parameters.map(snapshot)));
  };
  arrows.set(handler, { run, body });
  return handler;
}

export function isArrow(value: unknown): boolean {
  return typeof value === 'function' && arrows.has(value);
}

/**
 * Returns the value as a callback: an arrow of this evaluation, a global, or a registered function. Throws for anything
 * else.
 */
export function toCallback(run: Run, value: unknown): Callback {
  const arrow = typeof value === 'function' ? arrows.get(value) : undefined;
  if (arrow?.run === run) return (...parameters) => arrow.body(run, parameters);
  const builtin = builtinOf(value)?.call;
  if (builtin) return (...parameters) => builtin(run, parameters);
  if (isRegistered(value)) return (...parameters) => value(...parameters);
  throw run.fail('bad-callback', say('这里应当是箭头函数，例如 item => item.amount。'));
}

/** Runs code and converts any JavaScript error to an ExpressionError at the current position. */
export function guarded<Result>(run: Run, code: () => Result): Result {
  try {
    return code();
  } catch (error) {
    if (error instanceof ExpressionError) throw error;
    const reason =
      error instanceof Error && /[\u4e00-\u9fff]/.test(error.message) ? error.message : say('请检查传入的值。');
    const message = say('计算出错：{reason}', { reason: reason.slice(0, 200) });
    const problem = { code: 'failed', message, position: run.position };
    throw new ExpressionError(problem, { cause: error });
  }
}
