import { useEffect } from 'react';

import type { FieldTreeNode } from '../../engine/form/resolved-form.ts';
import { type LazyComponent, type Registry, useRuntime } from '../registry/index.ts';

/**
 * Loads the widgets of a form: those that are drawn at once while it is being drawn, those behind stand-ins when the
 * browser has nothing else to do.
 */
export function usePreloadedWidgets(nodes: readonly FieldTreeNode[]): void {
  const { registry } = useRuntime();
  useEffect(() => {
    const load = () => {
      for (const name of componentsOf(nodes)) void preloadOf(name, registry)?.();
    };
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(load, 200);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(load, { timeout: 2000 });
    return () => cancelIdleCallback(idle);
  }, [nodes, registry]);
}

function preloadOf(name: string, { widgets }: Registry): LazyComponent['preload'] | undefined {
  const component = widgets.get(name)?.component;
  return component && 'preload' in component && typeof component.preload === 'function'
    ? (component as LazyComponent).preload
    : undefined;
}

function componentsOf(nodes: readonly FieldTreeNode[]): Set<string> {
  const names = new Set<string>();
  const walk = (node: FieldTreeNode) => {
    if (node.kind === 'problem') return;
    names.add(node.component);
    if (node.kind !== 'field') node.children.forEach(walk);
  };
  nodes.forEach(walk);
  return names;
}
