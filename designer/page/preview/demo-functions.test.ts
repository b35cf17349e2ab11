import { expect, test, vi } from 'vitest';

import { callHostFunction } from '../../../src/runtime/host/index.ts';
import { demoFunctions } from './demo-functions.ts';

// covers: limit-designer-demo
test('a function of the demo answers after 2000 ms', async () => {
  vi.useFakeTimers();
  const told = vi.fn();
  void callHostFunction(demoFunctions(['func_1']), 'func_1').then(told);
  await vi.advanceTimersByTimeAsync(1999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledWith(expect.arrayContaining([{ value: '1', label: '示例 1' }]));
  vi.useRealTimers();
});
