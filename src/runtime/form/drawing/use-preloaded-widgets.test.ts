// @vitest-environment jsdom
import { expect, test } from 'vitest';

import { storyForm } from '../../../../.storybook/story-documents.ts';
import { isLoaded, lazyComponent } from '../../registry/index.ts';
import { drawHook, settle } from '../../registry/testing/draw-hook.tsx';
import { memoryRegistry, memoryRuntime, openAnswer } from '../../registry/testing/memory-runtime.ts';
import { useNeededWidgets } from './use-preloaded-widgets.ts';

const nothing = () => null;
const { nodes } = storyForm({
  properties: { name: { type: 'string', 'x-component': 'Input' }, note: { type: 'string', 'x-component': 'Rate' } },
});

test('a form is drawn once the widgets without a stand-in are loaded, or cannot be', async () => {
  for (const end of ['resolve', 'reject'] as const) {
    const code = openAnswer<typeof nothing>();
    const rate = lazyComponent(() => code.promise);
    const input = lazyComponent(async () => nothing);
    const registry = memoryRegistry({
      widgets: [
        { name: 'Input', title: '文本', component: input, standIn: nothing, props: {} },
        { name: 'Rate', title: '评分', component: rate, props: {} },
      ],
    });
    const drawn = await drawHook(memoryRuntime({ registry }), useNeededWidgets, nodes);
    expect(drawn.now()).toBe(false);
    await settle(() => (end === 'resolve' ? code.resolve(nothing) : code.reject(new Error('offline'))));
    expect([drawn.now(), isLoaded(input)]).toEqual([true, false]);
  }
});
