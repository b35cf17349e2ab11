import { createStore } from 'jotai';

import { createFakePorts } from '../../../../.storybook/fake-ports.ts';
import type { Ports } from '../../ports/index.ts';
import { createRegistry, type Registry } from '../create-registry.ts';
import type { Runtime } from '../RuntimeProvider.tsx';

const nothing = () => null;

export function memoryRegistry(parts: Partial<Omit<Parameters<typeof createRegistry>[0], 'views'>> = {}): Registry {
  const views = { FormItem: nothing, ProblemCard: nothing, Skeleton: nothing };
  return createRegistry({ widgets: [], cells: [], actions: [], ...parts, views });
}

/** A runtime of the user `u1` over ports in memory; ports that a test does not provide reject every call. */
export function memoryRuntime({
  ports,
  ...change
}: Partial<Omit<Runtime, 'ports'>> & { ports?: Partial<Ports> } = {}): Runtime {
  return {
    registry: memoryRegistry(),
    ports: { ...createFakePorts(), ...ports },
    user: { id: 'u1', username: 'zhang', realname: '张三' },
    store: createStore(),
    ...change,
  };
}

export interface OpenAnswer<Value> {
  promise: Promise<Value>;
  resolve: (value: Value) => void;
  reject: (reason: Error) => void;
}

export function openAnswer<Value>(): OpenAnswer<Value> {
  const answer: Partial<OpenAnswer<Value>> = {};
  const promise = new Promise<Value>((resolve, reject) => Object.assign(answer, { resolve, reject }));
  return { promise, resolve: (value) => answer.resolve?.(value), reject: (reason) => answer.reject?.(reason) };
}
