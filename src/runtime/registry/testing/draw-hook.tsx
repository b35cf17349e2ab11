import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

import { RuntimeProvider, type Runtime } from '../RuntimeProvider.tsx';

export interface DrawnHook<Result, Input> {
  now(): Result;
  draw(input: Input): Promise<void>;
  leave(): Promise<void>;
}

/** Renders a hook inside a runtime; for test files with `@vitest-environment jsdom`. */
export async function drawHook<Result, Input>(
  runtime: Runtime,
  use: (input: Input) => Result,
  first: Input,
): Promise<DrawnHook<Result, Input>> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.createElement('div'));
  let latest: { given: Result } | undefined;
  function Drawn({ input }: { input: Input }) {
    latest = { given: use(input) };
    return null;
  }
  const draw = (input: Input) =>
    settle(() =>
      root.render(
        <RuntimeProvider runtime={runtime}>
          <Drawn input={input} />
        </RuntimeProvider>,
      ),
    );
  const leave = () => settle(() => root.unmount());
  onTestFinished(leave);
  await draw(first);
  return {
    now() {
      if (!latest) throw new Error('The hook was never drawn.');
      return latest.given;
    },
    draw,
    leave,
  };
}

// A test may replace the clock.
const { setTimeout: later } = globalThis;
const turns = 3;

/** Runs a function and waits until immediately available responses are rendered. */
export async function settle(run: () => unknown = () => undefined): Promise<void> {
  await act(async () => {
    await run();
  });
  // A render may send requests and re-render with their responses.
  for (let turn = 0; turn < turns; turn++) await act(() => new Promise((resolve) => void later(resolve)));
}
