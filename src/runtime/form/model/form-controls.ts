import type { ValueProblem } from '../../../engine/form/index.ts';
import { focusControl } from './focus-control.ts';

interface FormControls {
  idOf(path: string): string;
  pathOf(target: EventTarget): string | undefined;
  /** Opens the closed panes around the control of a problem and focuses it. */
  show(problem: ValueProblem | undefined): void;
  onReveal(open: (path: string) => void): () => void;
}

/** Returns the controls of a form by its Formily id. */
export function createFormControls(formId: string): FormControls {
  const revealers = new Set<(path: string) => void>();
  const idOf = (path: string) => `form-${formId}-${path}`;
  return {
    idOf,
    pathOf: (target) => pathOf(target, idOf('')),
    show(problem) {
      if (!problem) return;
      for (const open of revealers) open(problem.path);
      focusControl(idOf(problem.path));
    },
    onReveal(open) {
      revealers.add(open);
      return () => void revealers.delete(open);
    },
  };
}

/**
 * The id of a control consists of its form's id and its path. An element without an id is found through the label of
 * its form item.
 */
function pathOf(target: EventTarget, prefix: string): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const element =
    target.closest(`[id^="${prefix}"]`) ?? target.closest('.pw-form-item')?.querySelector(`[id^="${prefix}"]`);
  return element?.id.slice(prefix.length).replace(/-(label|note)$/, '');
}
