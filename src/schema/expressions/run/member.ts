import { say } from '../../../locale/index.ts';
import { nearestName } from '../../problems/nearest-name.ts';
import { forbiddenKeys } from '../limits.ts';
import { suggesting } from '../problem.ts';
import { builtinOf, type BuiltinMembers } from './builtin.ts';
import { facadeOf } from './registered.ts';
import type { Run } from './run.ts';
import { isList, isPlain } from './values.ts';

const indexText = /^(?:0|[1-9]\d*)$/;

/** Converts a computed key to text. Only texts and numbers are allowed; forbidden keys throw. */
export function toKey(run: Run, key: unknown): string {
  if (typeof key !== 'string' && typeof key !== 'number') throw run.fail('bad-key', say('方括号里只能是文本或数字。'));
  const name = String(key);
  if (forbiddenKeys.has(name)) throw run.fail('forbidden-key', say('不能使用“{name}”这个名称。', { name }));
  return name;
}

/**
 * Reads `object[key]` for a key from `toKey`: own members of plain values, and what the host opened; nothing inherited.
 */
export function readMember(run: Run, object: unknown, key: string): unknown {
  if (object === null || object === undefined)
    throw run.fail('empty-value', say('值为空，读不到“{key}”；可以用“?.”。', { key }));
  if (typeof object === 'string') return readText(object, key);
  if (typeof object !== 'object' && typeof object !== 'function') return undefined;
  const builtin = builtinOf(object);
  if (builtin) return readBuiltin(run, builtin, key);
  const facade = facadeOf(object);
  if (facade) {
    if (facade.read.has(key)) return Reflect.get(object, key);
    throw unknownMember(run, key, facade.read);
  }
  if (isList(object) || isPlain(object)) return readOwn(object, key);
  throw run.fail('not-readable', say('不能读取这个值的“{key}”：它不是普通数据。', { key }));
}

/** Reads through the object first, so that a reactive proxy tracks the read even if the key does not exist yet. */
function readOwn(object: object, key: string): unknown {
  const value: unknown = Reflect.get(object, key);
  return Object.hasOwn(object, key) ? value : undefined;
}

function readText(text: string, key: string): unknown {
  if (key === 'length') return text.length;
  return indexText.test(key) ? text[Number(key)] : undefined;
}

function readBuiltin(run: Run, builtin: BuiltinMembers, key: string): unknown {
  if (builtin.read.has(key)) return builtin.read.get(key);
  throw unknownMember(run, key, [...builtin.read.keys(), ...builtin.methods.keys()]);
}

function unknownMember(run: Run, key: string, names: Iterable<string>) {
  const nearest = nearestName(key, names);
  return run.fail('not-readable', suggesting(say('没有可以读取的“{key}”', { key }), nearest), nearest);
}

/** Returns the own keys of plain data like Object.keys; none for numbers and booleans. */
export function ownKeys(run: Run, value: unknown): string[] {
  if (typeof value === 'number' || typeof value === 'boolean') return [];
  const isText = typeof value === 'string';
  if (!isText && !isList(value) && !isPlain(value)) throw run.fail('bad-argument', say('这里应当是普通对象。'));
  if (isText || isList(value)) run.arrayLength(value.length);
  const keys = Object.keys(value);
  if (!isText && !isList(value)) run.arrayLength(keys.length);
  return keys;
}
