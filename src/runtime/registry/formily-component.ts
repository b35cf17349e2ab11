import type { ComponentType } from 'react';

import { lazyComponent, type LazyComponent } from './lazy-component.ts';

/**
 * Makes a widget's component of one made for Formily (`connect`, `mapProps`, `mapReadPretty`), loaded when it is met:
 * `component: formilyComponent(async () => (await import('house-library')).Stars)`.
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

/** Whether the component is one made for Formily, which takes the field's title and errors too. */
export function isFormilyComponent(component: object): boolean {
  return formily.has(component);
}
