// covers: offline-returns
// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

import { drawHook } from './testing/draw-hook.tsx';
import { memoryRuntime } from './testing/memory-runtime.ts';
import { useWhenOnline } from './use-when-online.ts';

test('calls when the network is back, for as long as something waits for it', async () => {
  const run = vi.fn();
  const hook = await drawHook<void, (() => void) | undefined>(memoryRuntime(), useWhenOnline, run);
  window.dispatchEvent(new Event('online'));
  expect(run).toHaveBeenCalledExactlyOnceWith();
  await hook.draw(undefined);
  window.dispatchEvent(new Event('online'));
  expect(run).toHaveBeenCalledOnce();
});
