import { useEffect, useMemo, useState } from 'react';

import type { FieldTreeNode } from '../../../engine/form/index.ts';
import { isLoaded, preloadBeforeInteraction, preloadWidgets, useRuntime } from '../../registry/index.ts';

/** Loads the widgets that a form has drawn stand-ins for, before somebody touches them. */
export function usePreloadedWidgets(nodes: readonly FieldTreeNode[]): void {
  const { registry } = useRuntime();
  useEffect(() => preloadBeforeInteraction(componentsOf(nodes), registry), [nodes, registry]);
}

/**
 * Loads, at once and with what draws the form, the widgets that it cannot draw without: those that have no stand-in.
 * @returns whether they are loaded, or failed to load, which the form then shows in their place.
 */
export function useNeededWidgets(nodes: readonly FieldTreeNode[]): boolean {
  const { registry } = useRuntime();
  const missing = useMemo(
    () =>
      [...componentsOf(nodes)].filter((name) => {
        const widget = registry.widgets.get(name);
        return widget && !widget.standIn && !isLoaded(widget.component);
      }),
    [nodes, registry],
  );
  const [loaded, setLoaded] = useState<readonly string[]>();
  useEffect(() => void preloadWidgets(registry, missing).then(() => setLoaded(missing)), [registry, missing]);
  return missing.length === 0 || loaded === missing;
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
