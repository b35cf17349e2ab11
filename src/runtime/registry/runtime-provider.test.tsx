// @vitest-environment jsdom
import { atom, useAtomValue } from 'jotai';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { RuntimeProvider, useRuntime } from './RuntimeProvider.tsx';
import { drawHook, settle } from './testing/draw-hook.tsx';
import { memoryRuntime } from './testing/memory-runtime.ts';

const count = atom(0);
const Person = () => useRuntime().user?.realname;

test('everything below gets the same runtime, and its store', async () => {
  const runtime = memoryRuntime();
  const { now } = await drawHook(runtime, () => ({ runtime: useRuntime(), count: useAtomValue(count) }), undefined);
  await settle(() => runtime.store.set(count, 7));
  expect([now().runtime === runtime, now().count]).toEqual([true, 7]);
});

test('the nearest runtime counts; outside of all there is none', () => {
  const other = memoryRuntime({ user: { id: 'u2', username: 'li', realname: '李四' } });
  const nested = (
    <RuntimeProvider runtime={memoryRuntime()}>
      <RuntimeProvider runtime={other}>
        <Person />
      </RuntimeProvider>
      、
      <Person />
    </RuntimeProvider>
  );
  expect(renderToStaticMarkup(nested)).toBe('李四、张三');
  expect(() => renderToStaticMarkup(<Person />)).toThrow('useRuntime must be used below RuntimeProvider');
});
