// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

import { drawHook, settle } from '../testing/draw-hook.tsx';
import { memoryRuntime } from '../testing/memory-runtime.ts';
import { lazyComponent } from './lazy-component.ts';
import { useLoaded } from './use-loaded.ts';
import { useWhenOnline } from './use-when-online.ts';

function awayComponent() {
  let isAway = true;
  let asked = 0;
  const component = lazyComponent(async () => {
    asked += 1;
    if (isAway) throw new Error('offline');
    return () => null;
  });
  return { component, arrive: () => void (isAway = false), asked: () => asked };
}

test('code is loaded when it is wanted', async () => {
  const { component, arrive, asked } = awayComponent();
  arrive();
  const drawn = await drawHook<boolean, boolean>(memoryRuntime(), (wanted) => useLoaded(component, wanted), false);
  expect([drawn.now(), asked()]).toEqual([false, 0]);
  await drawn.draw(true);
  expect([drawn.now(), asked()]).toEqual([true, 1]);
});

test('what could not be loaded is asked for again when the network is back, and with the next want', async () => {
  const { component, arrive, asked } = awayComponent();
  const drawn = await drawHook(memoryRuntime(), (wanted: object) => useLoaded(component, wanted), { turn: 1 });
  await settle(() => window.dispatchEvent(new Event('online')));
  await drawn.draw({ turn: 2 });
  expect([drawn.now(), asked()]).toEqual([false, 3]);
  arrive();
  await settle(() => window.dispatchEvent(new Event('online')));
  expect(drawn.now()).toBe(true);
});

test('calls when the network is back, for as long as something waits for it', async () => {
  const run = vi.fn();
  const hook = await drawHook<void, (() => void) | undefined>(memoryRuntime(), useWhenOnline, run);
  window.dispatchEvent(new Event('online'));
  expect(run).toHaveBeenCalledExactlyOnceWith();
  await hook.draw(undefined);
  window.dispatchEvent(new Event('online'));
  expect(run).toHaveBeenCalledOnce();
});
