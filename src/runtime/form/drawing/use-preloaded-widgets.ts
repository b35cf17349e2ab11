import { useEffect, useMemo, useState } from 'react';

import type { FieldTreeNode } from '../../../engine/form/index.ts';
import { isLoaded, preloadBeforeInteraction, preloadWidgets, useRuntime } from '../../registry/index.ts';

/** Preloads the widgets of a form that are rendered by their `standIn`, before the user interacts with them. */
export function usePreloadedWidgets(nodes: readonly FieldTreeNode[]): void {
  const { registry } = useRuntime();
  useEffect(() => preloadBeforeInteraction(componentsOf(nodes), registry), [nodes, registry]);
}

/**
 * Loads the widgets without a `standIn`, which the form needs for its first render, in parallel with the code that
 * renders the form.
 * @returns true once they have loaded or failed to load; the form shows a failure in their place.
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
