const fillable = '.pw-form input:not([disabled]), .pw-form textarea:not([disabled])';

const waiting = '.pw-form [data-waiting]';

/**
 * Focuses the first field that can be filled in, as soon as it is rendered (widgets are loaded on demand, in any
 * order). It does nothing if the focus is already in the form or in another dialog.
 * @returns a function that stops waiting.
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

function isInDialogAbove(body: HTMLElement): boolean {
  const dialog = document.activeElement?.closest('[role="dialog"]');
  return Boolean(dialog && !dialog.contains(body) && !body.contains(dialog));
}
