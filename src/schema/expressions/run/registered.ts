type HostFunction = (...parameters: never[]) => unknown;
export interface FacadeMembers {
  read?: readonly string[];
  call?: readonly string[];
}
interface Facade {
  read: ReadonlySet<string>;
  call: ReadonlySet<string>;
}

const functions = new WeakSet<object>();
const facades = new WeakMap<object, Facade>();

/** Marks a host function as callable by expressions through its name in the scope. Returns the same function. */
export function expressionFunction<Marked extends HostFunction>(hostFunction: Marked): Marked {
  functions.add(hostFunction);
  return hostFunction;
}

/**
 * Opens these members of a host object (of any class) to expressions. Returns the same object. If the scope contains a
 * proxy of the object, mark the proxy. Names that are forbidden in expressions stay closed even if listed.
 */
export function expressionFacade<Opened extends object>(object: Opened, members: FacadeMembers): Opened {
  facades.set(object, { read: new Set(members.read), call: new Set(members.call) });
  return object;
}

/** True if the host registered this value as a function that expressions may call. */
export function isRegistered(value: unknown): value is (...parameters: unknown[]) => unknown {
  return typeof value === 'function' && functions.has(value);
}

/** Returns the members that the host opened on this object, if any. */
export function facadeOf(object: object): Facade | undefined {
  return facades.get(object);
}
