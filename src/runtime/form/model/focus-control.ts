/**
 * Scrolls to the control with that id and focuses it, or the first focusable element in it. Waits up to half a second
 * for a control that is not rendered yet.
 */
export function focusControl(id: string): void {
  focusWhenShown(id, 30);
}

function focusWhenShown(id: string, frames: number): void {
  requestAnimationFrame(() => {
    const element = nearestOnScreen(id);
    if (!element?.checkVisibility()) {
      if (frames > 0) focusWhenShown(id, frames - 1);
      return;
    }
    // A component that renders only its visible parts handles this event itself.
    const wish = new CustomEvent('pw-focus', { detail: id, bubbles: true, cancelable: true });
    if (element.id !== id && !element.dispatchEvent(wish)) return;
    const target = element.matches(focusable) ? element : element.querySelector<HTMLElement>(focusable);
    (target ?? element).scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  });
}

export const focusable =
  'input:not([disabled]), textarea:not([disabled]), button:not([disabled]), [contenteditable="true"], [tabindex]:not([tabindex="-1"])';

/**
 * Returns the control, or the nearest one around it: `form-1-lines` for `form-1-lines.2.qty` if no cell has that id.
 */
function nearestOnScreen(id: string): HTMLElement | null {
  const element = document.getElementById(id);
  const dot = id.lastIndexOf('.');
  return element ?? (dot < 0 ? null : nearestOnScreen(id.slice(0, dot)));
}
