import { Agent, request } from 'node:http';

export interface LoadResult {
  requests: number;
  errors: number;
  error: string | undefined;
  taken: Record<Deed, number[]>;
}

const deeds = ['list', 'dictionary', 'save'] as const;
export type Deed = (typeof deeds)[number];

function chooseDeed(): Deed {
  const number = Math.random();
  return number < 0.6 ? 'list' : number < 0.8 ? 'dictionary' : 'save';
}

let saved = 0;

/**
 * Simulates so many concurrent users for some time, each sending the next request as soon as the previous one is
 * answered.
 */
export async function loadWith({
  address,
  token,
  users,
  milliseconds,
}: {
  address: string;
  token: string;
  users: number;
  milliseconds: number;
}): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: users });
  const result: LoadResult = {
    requests: 0,
    errors: 0,
    error: undefined,
    taken: { list: [], dictionary: [], save: [] },
  };
  const end = performance.now() + milliseconds;
  const use = async (): Promise<void> => {
    while (performance.now() < end) {
      const deed = chooseDeed();
      const started = performance.now();
      const answer = await ask(agent, address, token, callOf(deed)).catch((error: unknown) => String(error));
      result.requests += 1;
      result.taken[deed].push(performance.now() - started);
      if (answer.startsWith('{"success":true')) continue;
      result.errors += 1;
      result.error ??= answer.slice(0, 300);
    }
  };
  await Promise.all(Array.from({ length: users }, use));
  agent.destroy();
  return result;
}

interface Call {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
}

function callOf(deed: Deed): Call {
  if (deed === 'dictionary') return { method: 'GET', path: '/sys/dict/getDictItems/customer_level' };
  if (deed === 'save') {
    saved += 1;
    const name = `负载 ${process.pid}-${saved}`;
    return { method: 'POST', path: '/base/customer/add', body: { name, level: 'B', remark: '备注'.repeat(20) } };
  }
  const page = Math.floor(Math.random() * 20) + 1;
  const level = 'ABC'[Math.floor(Math.random() * 3)] ?? 'A';
  return {
    method: 'GET',
    path: `/base/customer/list?pageNo=${page}&pageSize=10&level=${level}&column=createTime&order=desc`,
  };
}

function ask(agent: Agent, address: string, token: string, { method, path, body }: Call): Promise<string> {
  const text = body && JSON.stringify(body);
  const headers = { 'x-access-token': token, ...(text !== undefined && { 'content-type': 'application/json' }) };
  return new Promise((resolve, reject) => {
    const outgoing = request(`${address}/jeecg-boot${path}`, { method, agent, headers, timeout: 30_000 }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve(Buffer.concat(parts).toString()));
      answer.on('error', reject);
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in 30 s')));
    outgoing.on('error', reject);
    outgoing.end(text);
  });
}
