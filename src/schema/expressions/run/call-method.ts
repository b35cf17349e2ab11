import { nearestName } from '../../nearest-name.ts';
import { suggestion } from '../problem.ts';
import { type Builtin, builtinOf, type Method } from './builtin.ts';
import { arrayMethods } from './methods/array.ts';
import { dateMethods } from './methods/date.ts';
import { numberMethods } from './methods/number.ts';
import { stringMethods } from './methods/string.ts';
import { facadeOf } from './registered.ts';
import type { Run } from './run.ts';
import { isDate, isList } from './values.ts';

/** Calls a method from our own tables by the kind of its receiver, or one that the host opened on it. */
export function callMethod(run: Run, receiver: unknown, name: string, parameters: readonly unknown[]): unknown {
  const { method, names, what } = methodsOf(receiver, name);
  if (method) return method(run, parameters);
  const nearest = nearestName(name, names);
  throw run.fail('unknown-method', `${what}没有可以调用的方法“${name}”${suggestion(nearest)}`, nearest);
}

export function hasMethod(receiver: unknown, name: string): boolean {
  return methodsOf(receiver, name).method !== undefined;
}

interface Found {
  method: Builtin | undefined;
  names: Iterable<string>;
  what: string;
}

function methodsOf(receiver: unknown, name: string): Found {
  if (typeof receiver === 'string') return found('文本', stringMethods, receiver, name);
  if (typeof receiver === 'number') return found('数字', numberMethods, receiver, name);
  const builtin = builtinOf(receiver)?.methods;
  if (builtin) return { method: builtin.get(name), names: builtin.keys(), what: '它' };
  const facade = typeof receiver === 'object' && receiver !== null ? facadeOf(receiver) : undefined;
  if (facade && typeof receiver === 'object' && receiver !== null) {
    return { method: facade.call.has(name) ? facadeMethod(receiver, name) : undefined, names: facade.call, what: '它' };
  }
  if (isList(receiver)) return found('数组', arrayMethods, receiver, name);
  if (isDate(receiver)) return found('日期', dateMethods, receiver, name);
  return { method: undefined, names: [], what: '这个值' };
}

function found<Receiver>(
  what: string,
  methods: ReadonlyMap<string, Method<Receiver>>,
  receiver: Receiver,
  name: string,
): Found {
  const method = methods.get(name);
  const bound: Builtin | undefined = method && ((run, parameters) => method(run, receiver, parameters));
  return { method: bound, names: methods.keys(), what };
}

function facadeMethod(receiver: object, name: string): Builtin {
  return (run, parameters) => {
    const method: unknown = Reflect.get(receiver, name);
    if (typeof method === 'function') return Reflect.apply(method, receiver, parameters);
    throw run.fail('unknown-method', `“${name}”不是方法。`);
  };
}
