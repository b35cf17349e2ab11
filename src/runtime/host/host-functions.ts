import { say } from '../../schema/locale/index.ts';

/**
 * A function of the host application. It answers by `resolve`, or by what it returns: a value or a promise of it.
 */
export type HostFunction = (resolve: (answer: unknown) => void) => unknown;

/** The functions that documents may name, by name. Nothing else of the host can be reached. */
export type HostFunctions = Readonly<Record<string, HostFunction>>;

/**
 * Calls a function of the host by its name.
 * @throws Error with one sentence for people where the host has none of that name, and what it throws itself.
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
