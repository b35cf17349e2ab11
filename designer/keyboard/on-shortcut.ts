import type { KeyboardEvent } from 'react';

import type { ShortcutName } from '../words/index.ts';
import { shortcutOf, shortcuts } from './shortcuts.ts';

/** The actions of the shortcuts. A shortcut without an entry is left to the browser. */
export type ShortcutActions = Partial<Record<ShortcutName, () => void>>;

/**
 * Executes the shortcut of the pressed keys. Keys in a text field, and events that are already handled, are ignored.
 */
export function onShortcut(event: KeyboardEvent, actions: ShortcutActions): void {
  const { target, nativeEvent } = event;
  if (event.defaultPrevented || nativeEvent.isComposing || !(target instanceof Element) || isText(target)) return;
  const name = shortcutOf(event);
  const act = name && actions[name];
  if (!act || (shortcuts[name].on === 'nodes' && !target.hasAttribute('data-nodes'))) return;
  event.preventDefault();
  act();
}

/** Returns true if keys in an element are text input. */
export function isText(element: Element): boolean {
  return element.matches('input, textarea, select, [contenteditable]:not([contenteditable="false"])');
}
