import { expect, test } from 'vitest';

import { createRegistry } from '../create-registry.ts';
import { defineWidget } from '../definitions.ts';
import { lazyComponent } from './lazy-component.ts';
import { preloadWidgets } from './preload-before-interaction.ts';

const nothing = () => null;
const views = { FormItem: nothing, ProblemCard: nothing, Skeleton: nothing };

test('a widget that cannot be loaded without a network keeps none of the others, and nothing is thrown', async () => {
  const lost = lazyComponent(() => Promise.reject(new TypeError('no network')));
  const found = lazyComponent(async () => nothing);
  const widgets = Object.entries({ Lost: lost, Found: found }).map(([name, component]) =>
    defineWidget({ name, title: name, component, props: {} }),
  );
  await preloadWidgets(createRegistry({ widgets, cells: [], actions: [], views }), ['Lost', 'Found', 'Unknown']);
  expect([lost.isLoaded(), found.isLoaded()]).toEqual([false, true]);
});
