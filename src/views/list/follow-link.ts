import type { MouseEvent } from 'react';

import type { PageEnvironment } from '../../runtime/list/index.ts';

/**
 * A press on a cell's link to another page of the application opens it as the menu would: nothing is loaded anew. With a
 * key that asks the browser for another tab or window, the link is the browser's.
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
