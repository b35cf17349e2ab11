const fillable = '.pw-form input:not([disabled]), .pw-form textarea:not([disabled])';

/** Placeholder of a widget that is loading. */
const waiting = '.pw-form [data-waiting]';

/**
 * Puts the focus on the first thing to fill in, as soon as it is there (widgets are loaded when they are needed, and come
 * in any order); not where the person has put it somewhere in the form already, or is in another dialog.
 * @returns a function that gives up waiting.
 */
export function focusFirst(body: HTMLElement | null): () => void {
  if (!body) return () => undefined;
  const observer = new MutationObserver(() => attempt());
  const attempt = () => {
    const field = body.querySelector<HTMLElement>(`${fillable}, ${waiting}`);
    if (!field || field.matches(waiting)) return;
    observer.disconnect();
    if (!body.contains(document.activeElement) && !isInDialogAbove(body)) field.focus();
  };
  observer.observe(body, { childList: true, subtree: true });
  attempt();
  return () => observer.disconnect();
}

/** Whether the focus is in a dialog that does not hold `body`: one that was opened over it in the meantime. */
function isInDialogAbove(body: HTMLElement): boolean {
  const dialog = document.activeElement?.closest('[role="dialog"]');
  return Boolean(dialog && !dialog.contains(body) && !body.contains(dialog));
}
