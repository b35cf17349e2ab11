import type { Run } from './run.ts';

export type Builtin = (run: Run, parameters: readonly unknown[]) => unknown;
export type Method<Receiver> = (run: Run, receiver: Receiver, parameters: readonly unknown[]) => unknown;

export interface BuiltinShape {
  call?: Builtin;
  read?: Record<string, unknown>;
  methods?: Record<string, Builtin>;
}
export interface BuiltinMembers {
  call: Builtin | undefined;
  read: ReadonlyMap<string, unknown>;
  methods: ReadonlyMap<string, Builtin>;
}

const builtins = new WeakMap<object, BuiltinMembers>();

/** Creates an empty, frozen object or function that represents a global in an expression and does nothing elsewhere. */
export function builtinValue({ call, read, methods }: BuiltinShape): object {
  const value: object = call ? () => undefined : Object.create(null);
  builtins.set(value, { call, read: table(read), methods: table(methods) });
  return Object.freeze(value);
}

export function builtinOf(value: unknown): BuiltinMembers | undefined {
  const isObject = typeof value === 'function' || (typeof value === 'object' && value !== null);
  return isObject ? builtins.get(value) : undefined;
}

export function isBuiltinValue(value: object): boolean {
  return builtins.has(value);
}

/** Creates a lookup table that inherits nothing. */
export function table<Value>(entries: Record<string, Value> = {}): ReadonlyMap<string, Value> {
  return new Map(Object.entries(entries));
}
