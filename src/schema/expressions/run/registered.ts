type HostFunction = (...parameters: never[]) => unknown;
/** What expressions may do with a host object: the members they read and the methods they call. */
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

/** Marks a host function as callable by expressions through its name in the scope; gives the same function. */
export function expressionFunction<Marked extends HostFunction>(hostFunction: Marked): Marked {
  functions.add(hostFunction);
  return hostFunction;
}

/**
 * Opens a host object (of any class) to expressions for exactly these members; gives the same object. When the scope
 * holds a proxy of the object, mark the proxy. Names that expressions never use stay closed even when listed.
 */
export function expressionFacade<Opened extends object>(object: Opened, members: FacadeMembers): Opened {
  facades.set(object, { read: new Set(members.read), call: new Set(members.call) });
  return object;
}

/** Whether the host marked this value as a function that expressions may call. */
export function isRegistered(value: unknown): value is (...parameters: unknown[]) => unknown {
  return typeof value === 'function' && functions.has(value);
}

/** What the host opened on this object, if it did. */
export function facadeOf(object: object): Facade | undefined {
  return facades.get(object);
}
