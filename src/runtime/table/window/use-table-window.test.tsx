// @vitest-environment jsdom
import { act, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { settle } from '../../registry/testing/draw-hook.tsx';
import { useTableWindow, type ViewMetrics } from './use-table-window.ts';

const size = { clientWidth: 800, clientHeight: 400 };
const observers = new Set<() => void>();
class SizeObserver implements ResizeObserver {
  readonly follow: () => void;
  constructor(follow: () => void) {
    this.follow = follow;
  }
  observe() {
    observers.add(this.follow);
  }
  unobserve() {
    observers.delete(this.follow);
  }
  disconnect() {
    observers.delete(this.follow);
  }
}

async function openTable() {
  const drawn: ViewMetrics[] = [];
  const identify = ({ scrollTop }: ViewMetrics) => String(Math.floor(scrollTop / 40));
  function Table() {
    const scroller = useRef<HTMLDivElement>(null);
    const { metrics, onScroll } = useTableWindow(scroller, identify);
    drawn.push(metrics);
    return (
      <div ref={scroller} onScroll={onScroll}>
        <div data-inner />
      </div>
    );
  }
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const leave = () => settle(() => root.unmount());
  onTestFinished(async () => {
    await leave();
    page.remove();
  });
  await settle(() => root.render(<Table />));
  const scroller = page.querySelector('div');
  if (!scroller) throw new Error('There is no scroller.');
  for (const name of ['clientWidth', 'clientHeight'] as const) {
    Object.defineProperty(scroller, name, { get: () => size[name] });
  }
  const resize = () => settle(() => observers.forEach((follow) => follow()));
  await resize();
  return {
    drawn,
    leave,
    resize,
    scroller,
    last: () => drawn.at(-1),
    scroll: (top: number) =>
      act(() => {
        scroller.scrollTop = top;
        scroller.dispatchEvent(new Event('scroll', { bubbles: true }));
      }),
  };
}

beforeEach(() => {
  Object.assign(size, { clientWidth: 800, clientHeight: 400 });
  vi.stubGlobal('ResizeObserver', SizeObserver);
});
afterEach(() => void vi.unstubAllGlobals());

describe('the window of a table', () => {
  test('has the size of its scroller, and follows it', async () => {
    const { last, resize } = await openTable();
    expect(last()).toMatchObject({ scrollTop: 0, width: 800, height: 400 });
    size.clientHeight = 600;
    await resize();
    expect(last()).toMatchObject({ height: 600 });
  });

  test('is drawn again for other rows, not for each pixel', async () => {
    const { last, scroll, drawn } = await openTable();
    const before = drawn.length;
    scroll(10);
    scroll(39);
    expect(drawn.length).toBe(before);
    scroll(41);
    expect([drawn.length, last()?.scrollTop]).toEqual([before + 1, 41]);
  });

  test('tells a jump, after which nothing of before is seen, from scrolling', async () => {
    const { last, scroll } = await openTable();
    expect(last()?.landed).toBe(true);
    scroll(200);
    expect(last()?.landed).toBe(false);
    scroll(600);
    expect(last()?.landed).toBe(true);
  });

  test('does not follow what scrolls inside it, nor after it was left', async () => {
    const { drawn, scroller, leave } = await openTable();
    const before = drawn.length;
    act(() => {
      scroller.scrollTop = 400;
      scroller.firstElementChild?.dispatchEvent(new Event('scroll', { bubbles: true }));
    });
    expect(drawn.length).toBe(before);
    await leave();
    expect(observers.size).toBe(0);
  });
});
