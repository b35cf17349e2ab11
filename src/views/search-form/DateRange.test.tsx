// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';

import { RuntimeProvider } from '../../runtime/registry/index.ts';
import { settle } from '../../runtime/registry/testing/draw-hook.tsx';
import { memoryRuntime } from '../../runtime/registry/testing/memory-runtime.ts';
import { DateRange } from './DateRange.tsx';

// The calendar never loads.
vi.mock('./RangeCalendar.tsx', () => new Promise(() => {}));

async function drawRange(onChange: (range: [string | null, string | null]) => void) {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => settle(() => root.unmount()));
  await settle(() =>
    root.render(
      <RuntimeProvider runtime={memoryRuntime()}>
        <DateRange title="开户日期" begin={undefined} end="2026-04-30" onChange={onChange} />
      </RuntimeProvider>,
    ),
  );
  const start = place.querySelector<HTMLInputElement>('[placeholder="开始日期"]');
  if (!start) throw new Error('no start');
  return start;
}

test('a day that is confirmed before the calendar is here counts at once, and the focus stays', async () => {
  const onChange = vi.fn();
  const start = await drawRange(onChange);
  await settle(() => {
    start.focus();
    start.value = '2026-03-01';
    start.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });
  expect(onChange.mock.calls).toEqual([[['2026-03-01', '2026-04-30']]]);
  expect(document.activeElement).toBe(start);
});

test('what is no day is not taken', async () => {
  const onChange = vi.fn();
  const start = await drawRange(onChange);
  await settle(() => {
    start.focus();
    start.value = '三月';
    start.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    start.blur();
  });
  expect(onChange).not.toHaveBeenCalled();
});
