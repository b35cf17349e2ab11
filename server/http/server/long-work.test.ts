// covers: call-busy
import { expect, test, vi } from 'vitest';

import type { LongWork } from '../../database/index.ts';
import { defineRoute, success } from '../index.ts';
import { httpServer } from '../testing/http-server.ts';

test('a call of a route that takes long counts as long work until it has its answer', async () => {
  const kinds: string[] = [];
  const longWork: LongWork = {
    async run(kind, work) {
      kinds.push(kind);
      const result = await work();
      kinds.push(`${kind} done`);
      return result;
    },
    current: () => [],
  };
  const handler = vi.fn(() => success(kinds.join()));
  const open = { method: 'POST', permission: 'open', handler } as const;
  const routes = [
    defineRoute({ ...open, path: '/long', longWork: 'import' }),
    defineRoute({ ...open, path: '/short' }),
  ];
  const app = await httpServer({ routes, longWork });
  const call = async (path: string) => (await app.inject({ method: 'POST', url: `/jeecg-boot/${path}` })).json().result;
  expect(await call('short')).toBe('');
  expect(await call('long')).toBe('import');
  expect(kinds).toEqual(['import', 'import done']);
});
