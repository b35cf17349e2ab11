import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { beforeInteraction } from './before-interaction.ts';
import { whenIdle } from './when-idle.ts';

function stubBrowser(saysWhenIdle: boolean) {
  const waiting = new Map<number, () => void>();
  let last = 0;
  const requestIdleCallback = (run: () => void) => {
    last += 1;
    waiting.set(last, run);
    return last;
  };
  vi.stubGlobal('window', Object.assign(new EventTarget(), saysWhenIdle && { requestIdleCallback }));
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  vi.stubGlobal('cancelIdleCallback', (id: number) => waiting.delete(id));
  return {
    idle() {
      const runs = [...waiting.values()];
      waiting.clear();
      runs.forEach((run) => run());
    },
  };
}
const press = (type: string) => void window.dispatchEvent(new Event(type));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what is done when the browser is idle', () => {
  test('waits until it says so', () => {
    const { idle } = stubBrowser(true);
    const run = vi.fn();
    whenIdle(run);
    expect(run).not.toHaveBeenCalled();
    idle();
    expect(run).toHaveBeenCalledOnce();
  });

  test('waits a moment where it cannot say so', () => {
    stubBrowser(false);
    const run = vi.fn();
    whenIdle(run);
    vi.advanceTimersByTime(199);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledOnce();
  });

  test.each([true, false])('is not done once it was cancelled (says when it is idle: %s)', (saysWhenIdle) => {
    const { idle } = stubBrowser(saysWhenIdle);
    const run = vi.fn();
    whenIdle(run)();
    vi.advanceTimersByTime(10_000);
    idle();
    expect(run).not.toHaveBeenCalled();
  });
});

describe('what is done before the first interaction', () => {
  test.each([
    ['the pointer moves', () => press('pointermove')],
    ['something is pressed', () => press('pointerdown')],
    ['a key goes down', () => press('keydown')],
    ['nobody does anything for two seconds', () => vi.advanceTimersByTime(2_000)],
  ])('begins when the browser is idle after %s, and only once', (_, happen) => {
    const { idle } = stubBrowser(true);
    const run = vi.fn();
    beforeInteraction(run);
    vi.advanceTimersByTime(1_999);
    idle();
    expect(run).not.toHaveBeenCalled();
    happen();
    expect(run).not.toHaveBeenCalled();
    press('keydown');
    idle();
    vi.advanceTimersByTime(10_000);
    idle();
    expect(run).toHaveBeenCalledOnce();
  });

  test.each([
    ['before', () => undefined],
    ['after', () => press('keydown')],
  ])('is not done once it was cancelled %s the first sign of use', (_, happen) => {
    const { idle } = stubBrowser(true);
    const run = vi.fn();
    const cancel = beforeInteraction(run);
    happen();
    cancel();
    press('keydown');
    vi.advanceTimersByTime(10_000);
    idle();
    expect(run).not.toHaveBeenCalled();
  });
});
