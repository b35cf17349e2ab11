import { useContext, useMemo } from 'react';

import { fieldsOf, type LayoutNode } from '../../../engine/form/index.ts';
import { valueAt } from '../../../engine/values/index.ts';
import { runSteps, StepOrigin } from '../../actions/index.ts';
import { useRuntime } from '../../registry/index.ts';
import type { FormModel } from '../model/index.ts';

export type NodeActions = (key: string, element: Element) => void;

/** The maximum length of an element's text that is passed to steps. */
const mostCharacters = 1000;

/**
 * Returns a function that runs the steps of a node (`x-actions`) in the environment of the form; the steps read the
 * choice as `$chosen`. Undefined if the node has no steps or nothing here runs them.
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
