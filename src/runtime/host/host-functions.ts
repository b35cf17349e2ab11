import { say } from '../../locale/index.ts';

/** A function of the host application. It answers through `resolve` or its return value, which may be a promise. */
export type HostFunction = (resolve: (answer: unknown) => void) => unknown;

/** The functions that documents can call, by name. Documents have no access to anything else of the host. */
export type HostFunctions = Readonly<Record<string, HostFunction>>;

/**
 * Calls a function of the host application by its name.
 * @throws Error with a sentence for the user if there is no such function; rethrows errors of the function.
 */
export async function callHostFunction(functions: HostFunctions, name: string): Promise<unknown> {
  const found = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (!found) throw new Error(say('宿主没有登记函数“{name}”，请在宿主里登记它。', { name }));
  return new Promise((resolve, reject) => {
    const run = async (): Promise<unknown> => found(resolve);
    run().then((returned) => {
      if (returned !== undefined) resolve(returned);
    }, reject);
  });
}
