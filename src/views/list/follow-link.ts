import type { MouseEvent } from 'react';

import type { PageEnvironment } from '../../runtime/list/index.ts';

/**
 * Opens a pressed link of a cell to another page of the application without reloading. With a modifier key the browser
 * follows the link.
 */
export function followLink(event: MouseEvent, navigate: PageEnvironment['navigate']): void {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
  const link = target instanceof Element ? target.closest('a.pw-cell-link') : null;
  const to = link?.getAttribute('href');
  if (!to?.startsWith('/') || to.startsWith('//') || link?.hasAttribute('target')) return;
  event.preventDefault();
  navigate({ to });
}
