import { say } from '../../locale/index.ts';
import { ExpressionError } from '../problem.ts';
import { builtinOf } from './builtin.ts';
import { isRegistered } from './registered.ts';
import { Run } from './run.ts';
import { snapshot } from './snapshot.ts';

/** Runs an arrow's body in a run, with the values of its arguments. */
export type ArrowBody = (run: Run, parameters: readonly unknown[]) => unknown;
/** A function that an operation of the language may call again and again. */
export type Callback = (...parameters: readonly unknown[]) => unknown;

const arrows = new WeakMap<object, { run: Run; body: ArrowBody }>();

/**
 * The value of an arrow function. Inside its evaluation it is a callback. The host gets an event handler: what it
 * passes is reduced to plain data, the result is dropped, each call has the limits of a whole evaluation.
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

/** The callback that a value is: an arrow of this evaluation, a global, or a registered function. Throws for all else. */
export function toCallback(run: Run, value: unknown): Callback {
  const arrow = typeof value === 'function' ? arrows.get(value) : undefined;
  if (arrow?.run === run) return (...parameters) => arrow.body(run, parameters);
  const builtin = builtinOf(value)?.call;
  if (builtin) return (...parameters) => builtin(run, parameters);
  if (isRegistered(value)) return (...parameters) => value(...parameters);
  throw run.fail('bad-callback', say('这里应当是箭头函数，例如 item => item.amount。'));
}

/** Runs code and turns whatever JavaScript throws into an ExpressionError at the place that was running. */
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
