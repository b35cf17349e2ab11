import { filled, say, text, textTable } from '../../../locale/index.ts';
import { nearestName } from '../../problems/nearest-name.ts';
import { suggesting } from '../problem.ts';
import { builtinOf, type Builtin, type Method } from './builtin.ts';
import { arrayMethods } from './methods/array.ts';
import { dateMethods } from './methods/date.ts';
import { numberMethods } from './methods/number.ts';
import { stringMethods } from './methods/string.ts';
import { facadeOf } from './registered.ts';
import type { Run } from './run.ts';
import { isDate, isList } from './values.ts';

/** Calls a method from the built-in tables by the kind of its receiver, or one that the host opened on it. */
export function callMethod(run: Run, receiver: unknown, name: string, parameters: readonly unknown[]): unknown {
  const { method, names, kind } = methodsOf(receiver, name);
  if (method) return method(run, parameters);
  const nearest = nearestName(name, names);
  throw run.fail('unknown-method', suggesting(filled(lacking[kind], { name }), nearest), nearest);
}

export function hasMethod(receiver: unknown, name: string): boolean {
  return methodsOf(receiver, name).method !== undefined;
}

interface Found {
  method: Builtin | undefined;
  names: Iterable<string>;
  kind: keyof typeof lacking;
}

const lacking = textTable({
  string: text('文本没有可以调用的方法“{name}”'),
  number: text('数字没有可以调用的方法“{name}”'),
  array: text('数组没有可以调用的方法“{name}”'),
  date: text('日期没有可以调用的方法“{name}”'),
  host: text('它没有可以调用的方法“{name}”'),
  other: text('这个值没有可以调用的方法“{name}”'),
});

function methodsOf(receiver: unknown, name: string): Found {
  if (typeof receiver === 'string') return found('string', stringMethods, receiver, name);
  if (typeof receiver === 'number') return found('number', numberMethods, receiver, name);
  const builtin = builtinOf(receiver)?.methods;
  if (builtin) return { method: builtin.get(name), names: builtin.keys(), kind: 'host' };
  const facade = typeof receiver === 'object' && receiver !== null ? facadeOf(receiver) : undefined;
  if (facade && typeof receiver === 'object' && receiver !== null) {
    const method = facade.call.has(name) ? facadeMethod(receiver, name) : undefined;
    return { method, names: facade.call, kind: 'host' };
  }
  if (isList(receiver)) return found('array', arrayMethods, receiver, name);
  if (isDate(receiver)) return found('date', dateMethods, receiver, name);
  return { method: undefined, names: [], kind: 'other' };
}

function found<Receiver>(
  kind: Found['kind'],
  methods: ReadonlyMap<string, Method<Receiver>>,
  receiver: Receiver,
  name: string,
): Found {
  const method = methods.get(name);
  const bound: Builtin | undefined = method && ((run, parameters) => method(run, receiver, parameters));
  return { method: bound, names: methods.keys(), kind };
}

function facadeMethod(receiver: object, name: string): Builtin {
  return (run, parameters) => {
    const method: unknown = Reflect.get(receiver, name);
    if (typeof method === 'function') return Reflect.apply(method, receiver, parameters);
    throw run.fail('unknown-method', say('“{name}”不是方法。', { name }));
  };
}
