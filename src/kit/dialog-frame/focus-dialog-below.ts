/**
 * Focuses the top dialog if nothing has the focus, as after closing a dialog whose opener is gone: neither Escape nor
 * Tab would reach the dialog below.
 */
export function focusDialogBelow(): void {
  if (document.activeElement !== document.body) return;
  const dialogs = [...document.querySelectorAll<HTMLElement>('.ant-modal-wrap, .ant-drawer')];
  dialogs.findLast(({ style }) => style.display !== 'none')?.focus({ preventScroll: true });
}
