import type { KeyboardEvent } from 'react';

import { shortcutOf, shortcuts, type ShortcutName } from './shortcuts.ts';

/** What the keys do. A shortcut without an entry is left to the browser. */
export type ShortcutActions = Partial<Record<ShortcutName, () => void>>;

/** Does what the pressed keys mean. Keys in a text, or that something else has taken, are left alone. */
export function onShortcut(event: KeyboardEvent, actions: ShortcutActions): void {
  const { target, nativeEvent } = event;
  if (event.defaultPrevented || nativeEvent.isComposing || !(target instanceof Element) || isText(target)) return;
  const name = shortcutOf(event);
  const act = name && actions[name];
  if (!act || (shortcuts[name].on === 'nodes' && !target.hasAttribute('data-nodes'))) return;
  event.preventDefault();
  act();
}

/** Whether one types in an element: keys belong to its text. */
export function isText(element: Element): boolean {
  return element.matches('input, textarea, select, [contenteditable]:not([contenteditable="false"])');
}
