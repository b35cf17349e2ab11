import { fork } from 'node:child_process';

import type { FromServer } from './load-messages.ts';

export const password = 'Bench@2026';

export async function startChild(environment: Record<string, string>) {
  const path = new URL('./load-server.ts', import.meta.url);
  const child = fork(path, { execArgv: ['--import', 'tsx'], env: { ...process.env, ...environment } });
  const next = <Kind extends FromServer['kind']>(kind: Kind) =>
    new Promise<Extract<FromServer, { kind: Kind }>>((resolve, reject) => {
      const ended = (): void => reject(new Error('The server under load ended.'));
      const hear = (message: FromServer): void => {
        if (message.kind !== kind) return;
        child.off('message', hear).off('exit', ended);
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its kind was just looked at
        resolve(message as Extract<FromServer, { kind: Kind }>);
      };
      child.on('message', hear).on('exit', ended);
    });
  const { address } = await next('started');
  return {
    address,
    async measure() {
      const measured = next('measured');
      child.send('measure');
      return measured;
    },
    async stop() {
      const ended = new Promise((resolve) => child.on('exit', resolve));
      child.send('stop');
      await ended;
    },
  };
}

export async function signIn(address: string): Promise<{ token: string; userId: string }> {
  const answer = await fetch(`${address}/jeecg-boot/sys/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  const { result }: { result: { token: string; userInfo: { id: string } } } = await answer.json();
  return { token: result.token, userId: result.userInfo.id };
}
