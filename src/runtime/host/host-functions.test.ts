import { expect, test } from 'vitest';

import { callHostFunction, type HostFunctions } from './index.ts';

const functions: HostFunctions = {
  resolved: (resolve) => void setTimeout(() => resolve(['a']), 0),
  returned: () => ['b'],
  promised: () => Promise.resolve(['c']),
  both(resolve) {
    resolve(['first']);
    return ['second'];
  },
  broken() {
    throw new Error('没有连上');
  },
};

test.each([
  ['resolved', ['a']],
  ['returned', ['b']],
  ['promised', ['c']],
  ['both', ['first']],
])('what “%s” answers', async (name, answer) => {
  await expect(callHostFunction(functions, name)).resolves.toEqual(answer);
});

test('what it throws is told, and what the host has not registered is no function, whatever an object inherits', async () => {
  await expect(callHostFunction(functions, 'broken')).rejects.toThrow('没有连上');
  for (const name of ['nothing', 'constructor', 'toString', '__proto__', 'fetch'])
    await expect(callHostFunction(functions, name)).rejects.toThrow(`宿主没有登记函数“${name}”，请在宿主里登记它。`);
});
