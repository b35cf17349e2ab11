// @vitest-environment jsdom
import { useState, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';

import { lazyComponent, preload, RuntimeProvider } from '../../registry/index.ts';
import { settle } from '../../registry/testing/draw-hook.tsx';
import { memoryRegistry, memoryRuntime, openAnswer } from '../../registry/testing/memory-runtime.ts';
import { typeInto } from '../for-widgets/index.ts';
import { Control } from './Control.tsx';

function Box({ id }: { id: string }) {
  const [text, setText] = useState('');
  return <input id={id} value={text} onChange={({ target }) => setText(target.value)} data-widget="" />;
}

const Frame = ({ children }: { children: ReactNode }) => <div>{children}</div>;

async function drawControl(Scope: ComponentType<{ children: ReactNode }>) {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  const Widget = lazyComponent(async () => Box);
  await preload(Widget);
  const registry = memoryRegistry();
  const runtime = memoryRuntime({ registry: { ...registry, views: { ...registry.views, useScope: () => Scope } } });
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  onTestFinished(async () => {
    await settle(() => root.unmount());
    page.remove();
  });
  const definition = { component: Widget, standIn: () => <input id="name" defaultValue="" /> };
  await settle(() =>
    root.render(
      <RuntimeProvider runtime={runtime}>
        <Control definition={definition} props={{ id: 'name' }} />
      </RuntimeProvider>,
    ),
  );
  return () => {
    const input = page.querySelector('input');
    if (!input) throw new Error('Nothing there hears what is typed.');
    return input;
  };
}

test('what is typed before the scope of the widget is loaded stands in the widget', async () => {
  const code = openAnswer<typeof Frame>();
  const input = await drawControl(lazyComponent(() => code.promise));
  await settle(() => input().focus());
  await settle(() => typeInto(input(), '潜在'));
  expect(input().dataset).not.toHaveProperty('widget');
  await settle(() => code.resolve(Frame));
  expect(input().dataset).toHaveProperty('widget');
  expect([input().value, document.activeElement]).toEqual(['潜在', input()]);
});

test('the widget is there with the focus where all of it is loaded', async () => {
  const Scope = lazyComponent(async () => Frame);
  await preload(Scope);
  const input = await drawControl(Scope);
  await settle(() => input().focus());
  expect(input().dataset).toHaveProperty('widget');
  expect(document.activeElement).toBe(input());
});
