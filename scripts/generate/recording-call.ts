import type { Call, Query } from '../../server/http/index.ts';
import type { JsonObject } from '../../src/schema/json/index.ts';

type Need = 'required' | 'optional';

export interface Recorded {
  query: Record<string, Need>;
  body: Record<string, Need>;
}

/** The pattern of possible parameter names; properties that JavaScript itself reads are excluded. */
const parameter = /^[A-Za-z]\w{0,63}$/;
const inherited = new Set(['then', 'toJSON', 'toString', 'valueOf', 'constructor', 'hasOwnProperty']);

/**
 * Creates a call by a user with every permission. Its inputs contain `given`, and record all other names that are read.
 */
export function recordingCall(method: string, recorded: Recorded, given: Readonly<Record<string, string>>): Call {
  const params: Query = new Proxy({}, { get: (_, name) => (typeof name === 'string' ? 'x' : undefined) });
  const body: JsonObject = noting({ ...given }, recorded.body);
  return {
    query: noting({ ...given }, recorded.query),
    params,
    body: (read) => read(body),
    person: () => ({
      id: 'x',
      username: 'x',
      realname: 'x',
      orgCode: null,
      tenantId: 0,
      administrator: true,
      sessionId: 'x',
      permissions: { has: () => true },
    }),
    token: 'x',
    address: '127.0.0.1',
    signal: new AbortController().signal,
    request: requestOf(method),
  };
}

function noting<Source extends object>(source: Source, into: Record<string, Need>): Source {
  const note = (name: string | symbol): void => {
    if (typeof name === 'string' && parameter.test(name) && !inherited.has(name) && !Object.hasOwn(into, name))
      into[name] = 'optional';
  };
  return new Proxy(source, {
    get(target, name) {
      note(name);
      return Reflect.get(target, name);
    },
    getOwnPropertyDescriptor(target, name) {
      note(name);
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
  });
}

function requestOf(method: string): Call['request'] {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nobody makes a whole Fastify request by hand
  return { method, headers: {}, raw: {}, log } as unknown as Call['request'];
}
