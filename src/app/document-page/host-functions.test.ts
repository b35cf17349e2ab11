import { expect, test } from 'vitest';

import { callHostFunction } from '../../runtime/host/index.ts';
import { hostFunctions } from './host-functions.ts';

test('the token function asks our server for its uptoken', async () => {
  const asked: string[] = [];
  const requests = {
    async call({ method, path }: { method: string; path: string }) {
      asked.push(`${method} ${path}`);
      return { result: { uptoken: 'U', expiresIn: 600 }, message: '' };
    },
  };
  await expect(callHostFunction(hostFunctions({ requests }), 'funcGetToken')).resolves.toBe('U');
  expect(asked).toEqual(['GET /sys/common/uptoken']);
});
