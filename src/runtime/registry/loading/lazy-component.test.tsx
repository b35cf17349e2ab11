// @vitest-environment jsdom
import { act, Component, Suspense, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { formilyComponent, isFormilyComponent } from '../formily-component.ts';
import { settle } from '../testing/draw-hook.tsx';
import { memoryRegistry, openAnswer } from '../testing/memory-runtime.ts';
import { isLoaded, lazyComponent, preload } from './lazy-component.ts';
import { preloadWidgets } from './preload-before-interaction.ts';

interface GreetingProps {
  name?: string;
}
const Greeting = ({ name }: GreetingProps) => <b>Hello {name}</b>;

async function draw(content: ReactNode) {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  const page = document.createElement('div');
  const root = createRoot(page);
  onTestFinished(() => act(() => root.unmount()));
  const show = (next: ReactNode) => settle(() => root.render(<Suspense fallback="…">{next}</Suspense>));
  await show(content);
  return { show, text: () => page.textContent };
}

class Caught extends Component<{ children: ReactNode }, { message?: string }> {
  static getDerivedStateFromError({ message }: Error) {
    return { message };
  }
  override state: { message?: string } = {};
  override render() {
    return this.state.message ?? this.props.children;
  }
}

describe('a component whose code is loaded later', () => {
  test('is waited for at its first place, and drawn at once at every other', async () => {
    const code = openAnswer<ComponentType<GreetingProps>>();
    const load = vi.fn(() => code.promise);
    const Later = lazyComponent(load);
    const { text, show } = await draw(<Later name="a" />);
    expect([text(), isLoaded(Later)]).toEqual(['…', false]);
    await settle(() => code.resolve(Greeting));
    expect([text(), isLoaded(Later)]).toEqual(['Hello a', true]);
    await act(() => show([<Later key="1" name="b" />, <Later key="2" name="c" />]));
    expect([text(), load.mock.calls.length]).toEqual(['Hello bHello c', 1]);
  });

  test('is there at once where it was loaded ahead', async () => {
    const Later = lazyComponent(async () => Greeting);
    await preload(Later);
    const { text } = await draw(<Later name="a" />);
    expect(text()).toBe('Hello a');
  });

  test('that fails to load says so where it stands, and is loaded at another try', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => void vi.restoreAllMocks());
    let failures = 2;
    const Later = lazyComponent(async () => {
      if (failures-- > 0) throw new Error('网络断开了');
      return Greeting;
    });
    await expect(preload(Later)).rejects.toThrow('网络断开了');
    const { text } = await draw(
      <Caught>
        <Later />
      </Caught>,
    );
    expect([text(), isLoaded(Later)]).toEqual(['网络断开了', false]);
    await preload(Later);
    const again = await draw(<Later name="a" />);
    expect(again.text()).toBe('Hello a');
  });

  test('that failed to load without a network is asked for again by a later instance', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => void (vi.useRealTimers(), vi.restoreAllMocks()));
    const load = vi.fn<() => Promise<ComponentType<GreetingProps>>>().mockRejectedValueOnce(new Error('网络断开了'));
    load.mockResolvedValue(Greeting);
    const Later = lazyComponent(load);
    const caught = (key: string) => (
      <Caught key={key}>
        <Later name="a" />
      </Caught>
    );
    const { text, show } = await draw(caught('first'));
    expect([text(), load.mock.calls.length]).toEqual(['网络断开了', 1]);
    vi.advanceTimersByTime(1000);
    await show(caught('second'));
    expect([text(), load.mock.calls.length]).toEqual(['Hello a', 2]);
  });

  test('is no matter to a component that is there', async () => {
    await preload(Greeting);
    expect(isLoaded(Greeting)).toBe(true);
  });

  test('of several widgets is loaded by their names; an unknown name is none', async () => {
    const loaded: string[] = [];
    const widget = (name: string) => ({
      name,
      title: name,
      props: {},
      component: lazyComponent(async () => (loaded.push(name), Greeting)),
    });
    const registry = memoryRegistry({ widgets: ['A', 'B', 'C'].map(widget) });
    await preloadWidgets(registry, ['C', 'A', 'nobody', 'C']);
    expect(new Set(loaded)).toEqual(new Set(['A', 'C']));
  });
});

test('a component made for Formily is known as one, before and after it is loaded', async () => {
  const Stars = formilyComponent(async () => Greeting);
  expect([Stars, lazyComponent(async () => Greeting), Greeting].map(isFormilyComponent)).toEqual([true, false, false]);
  await preload(Stars);
  expect([isLoaded(Stars), isFormilyComponent(Stars)]).toEqual([true, true]);
});
