import type { ValueProblem } from '../../../engine/form/index.ts';
import { focusControl } from './focus-control.ts';

/** The controls of a form on the screen, known by the ids that they have in the page. */
interface FormControls {
  /** DOM id of the control of a data path. */
  idOf(path: string): string;
  /** The data path of the field whose control contains the element; undefined outside every field. */
  pathOf(target: EventTarget): string | undefined;
  /** Focuses the control of a problem, after the closed panes around it are opened. */
  show(problem: ValueProblem | undefined): void;
  /** Calls `open` with the path of a field before it gets the focus. @returns unsubscribes. */
  onReveal(open: (path: string) => void): () => void;
}

/** The controls of the form that Formily knows by this id. */
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

/** The id of a control is made of its form's id and its path. An element without an id is found by the label of its form item. */
function pathOf(target: EventTarget, prefix: string): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const element =
    target.closest(`[id^="${prefix}"]`) ?? target.closest('.pw-form-item')?.querySelector(`[id^="${prefix}"]`);
  return element?.id.slice(prefix.length).replace(/-(label|note)$/, '');
}
