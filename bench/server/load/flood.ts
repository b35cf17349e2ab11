import { Agent, request } from 'node:http';

import { costlyList } from '../../../server/acceptance/costly-list.ts';

const calls = 500;

export interface FloodLine {
  name: string;
  answered: number;
  refused: number;
  other: number;
  healthMost: number;
  health: number;
  all: number;
}

/** Requests the most expensive list 500 times concurrently, and meanwhile polls the health check. */
export async function flood(name: string, address: string, token: string): Promise<FloodLine> {
  const started = performance.now();
  const over = new AbortController();
  const health: number[] = [];
  const askForHealth = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const before = performance.now();
      const { status } = await ask(`${address}/healthz`, {});
      if (status !== 200) throw new Error(`/healthz answered ${status}`);
      health.push(performance.now() - before);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const watching = askForHealth();
  const answers = await Promise.all(
    Array.from({ length: calls }, () => ask(`${address}/jeecg-boot${costlyList}`, { 'x-access-token': token })),
  );
  over.abort();
  await watching;
  const answered = answers.filter(({ text }) => text.startsWith('{"success":true')).length;
  const refused = answers.filter(({ status, retry }) => status === 503 && retry !== undefined).length;
  const sorted = health.toSorted((a, b) => a - b);
  const line: FloodLine = {
    name,
    answered,
    refused,
    other: calls - answered - refused,
    healthMost: Math.round(sorted.at(-1) ?? 0),
    health: Math.round(sorted[sorted.length >> 1] ?? 0),
    all: Math.round(performance.now() - started),
  };
  console.log(
    `  ${name.padEnd(9)} ${calls} of the costliest list at once: /healthz ${line.health} ms, at most ${line.healthMost} ms; ` +
      `${answered} answered, ${refused} asked to come again, ${line.other} other, in ${line.all} ms`,
  );
  return line;
}

const agent = new Agent({ keepAlive: false, maxSockets: Infinity });

function ask(address: string, headers: Record<string, string>) {
  return new Promise<{ status: number | undefined; retry: string | undefined; text: string }>((resolve, reject) => {
    const outgoing = request(address, { agent, headers }, (answer) => {
      const { statusCode: status, headers: received } = answer;
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status, retry: received['retry-after'], text: Buffer.concat(parts).toString() }),
      );
      answer.on('error', reject);
    });
    outgoing.on('error', reject).end();
  });
}
