import { useContext, useMemo } from 'react';

import { fieldsOf, type LayoutNode } from '../../../engine/form/index.ts';
import { valueAt } from '../../../engine/values/index.ts';
import { runSteps, StepOrigin } from '../../actions/index.ts';
import { useRuntime } from '../../registry/index.ts';
import type { FormModel } from '../model/index.ts';

/** Does what the document says is to be done when `key` is chosen on an element. */
export type NodeActions = (key: string, element: Element) => void;

/** Most characters of an element's text that steps get to see. */
const mostCharacters = 1000;

/**
 * The steps of a node (`x-actions`), run from where the form stands; they see what was chosen as `$chosen`. Undefined
 * where the node has none, or nobody here carries steps out.
 */
export function useNodeActions(form: FormModel, { actions }: LayoutNode): NodeActions | undefined {
  const origin = useContext(StepOrigin);
  const { registry } = useRuntime();
  return useMemo(() => {
    if (!actions || !origin) return undefined;
    const setValues = (values: Record<string, unknown>) => {
      for (const [path, value] of Object.entries(values)) form.setValue(path, value);
    };
    return (key, element) => {
      const steps = actions[key];
      const values = form.values();
      if (!steps) return;
      void runSteps(steps, {
        actions: registry.actions,
        scope: { ...origin.scope, $values: values, $chosen: { key, ...describe(form, element) } },
        context: { ...origin.context, values },
        effects: { ...origin.effects, setValues },
      });
    };
  }, [form, actions, origin, registry]);
}

/** What steps may know of an element: its text, its `data-` attributes, and the field it stands in. */
function describe(form: FormModel, element: Element) {
  const field = form.pathOfControl(element);
  const data = element instanceof HTMLElement ? { ...element.dataset } : {};
  const about = { text: textOf(element), data, field: null, title: null, value: null };
  if (field === undefined) return about;
  const node = fieldsOf(form.resolved.nodes).find(({ path }) => path === field);
  return { ...about, field, title: node?.title ?? null, value: valueAt(form.values(), field) ?? null };
}

function textOf(element: Element): string {
  const isTyped = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const text = isTyped ? element.value : (element.textContent ?? '');
  return text.trim().slice(0, mostCharacters);
}
