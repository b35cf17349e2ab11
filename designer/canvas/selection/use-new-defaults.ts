import { isEqual } from 'es-toolkit';
import { useEffect, useRef } from 'react';

import type { FieldTreeNode, ResolvedForm } from '../../../src/engine/form/index.ts';
import type { FormModel } from '../../../src/runtime/form/index.ts';

const nothing = {};

/**
 * Opens the form of the canvas again once fields or their defaults change: a form for input keeps its values then, but
 * on the canvas a new field is drawn as a new record opens it.
 */
export function useNewDefaults(form: FormModel, { nodes }: ResolvedForm): void {
  const drawn = useRef<[path: string, value: unknown][]>(undefined);
  useEffect(() => {
    const defaults = defaultsIn(nodes);
    const before = drawn.current;
    drawn.current = defaults;
    if (before && !isEqual(before, defaults)) form.load(nothing);
  }, [form, nodes]);
}

function defaultsIn(nodes: readonly FieldTreeNode[]): [path: string, value: unknown][] {
  return nodes.flatMap((node): [path: string, value: unknown][] => {
    if (node.kind === 'layout') return defaultsIn(node.children);
    if (node.kind !== 'field' || node.field.default === undefined) return [];
    return [[node.path, node.field.default]];
  });
}
