import type { ComponentType } from 'react';

import { lazyComponent, type LazyComponent } from './loading/lazy-component.ts';

/**
 * Turns a component written for Formily (`connect`, `mapProps`, `mapReadPretty`) into a widget's component, loaded on
 * first use: `component: formilyComponent(async () => (await import('house-library')).Stars)`.
 */
// oxlint-disable-next-line no-explicit-any -- components differ in value and props; each is checked by its own props schema
export function formilyComponent(load: () => Promise<ComponentType<any>>): LazyComponent {
  const component = lazyComponent(async () => {
    const [{ fromFormily }, loaded] = await Promise.all([import('../formily/index.ts'), load()]);
    return fromFormily(loaded);
  });
  formily.add(component);
  return component;
}

const formily = new WeakSet<object>();

/** Returns true for a component written for Formily, which also receives the field's title and errors. */
export function isFormilyComponent(component: object): boolean {
  return formily.has(component);
}
