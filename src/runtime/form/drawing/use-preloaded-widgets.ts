import { useEffect } from 'react';

import type { FieldTreeNode } from '../../../engine/form/index.ts';
import { preloadBeforeInteraction, preloadWidgets, useRuntime } from '../../registry/index.ts';

/** Loads the widgets that a form has drawn stand-ins for, before somebody touches them. */
export function usePreloadedWidgets(nodes: readonly FieldTreeNode[]): void {
  const { registry } = useRuntime();
  useEffect(() => preloadBeforeInteraction(componentsOf(nodes), registry), [nodes, registry]);
}

/** Loads, at once and with what draws the form, the widgets that it cannot draw without: those that have no stand-in. */
export function useNeededWidgets(nodes: readonly FieldTreeNode[]): void {
  const { registry } = useRuntime();
  useEffect(() => {
    const needed = [...componentsOf(nodes)].filter((name) => !registry.widgets.get(name)?.standIn);
    void preloadWidgets(registry, needed);
  }, [nodes, registry]);
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
