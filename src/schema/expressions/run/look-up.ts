import { say } from '../../../locale/index.ts';
import { nearestName } from '../../problems/nearest-name.ts';
import { globals } from '../globals/index.ts';
import { forbiddenKeys } from '../limits.ts';
import { suggesting } from '../problem.ts';
import type { Run } from './run.ts';

/** Returns the value of a name: from the scope, then from the globals. Throws at `position` if neither has it. */
export function lookUp(run: Run, name: string, position: number): unknown {
  const { scope } = run;
  const value: unknown = forbiddenKeys.has(name) ? undefined : Reflect.get(scope, name);
  if (isInScope(scope, name)) return value;
  if (globals.has(name)) return globals.get(name);
  run.position = position;
  const nearest = nearestName(name, [...visibleNames(scope), ...globals.keys()]);
  throw run.fail('unknown-name', suggesting(say('没有名为“{name}”的名称', { name }), nearest), nearest);
}

/** True if the name has a value for `typeof`. */
export function isKnown(run: Run, name: string): boolean {
  return isInScope(run.scope, name) || globals.has(name);
}

function isInScope(scope: object, name: string): boolean {
  if (forbiddenKeys.has(name)) return false;
  return Object.hasOwn(scope, name) || (Reflect.has(scope, name) && !Reflect.has(Object.prototype, name));
}

function visibleNames(scope: object): string[] {
  const names: string[] = [];
  for (const name in scope) names.push(name);
  return names;
}
