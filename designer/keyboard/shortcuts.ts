import type { ShortcutName } from '../words/index.ts';

/**
 * A shortcut. Keys are written as `Ctrl+Shift+M` (Ctrl is ⌘ on a Mac). `nodes`: it only applies while the canvas or the
 * outline itself has the focus; elsewhere in the designer the keys belong to the focused element.
 */
export interface Shortcut {
  keys: readonly string[];
  on: 'nodes' | 'designer';
}

export const shortcuts: Readonly<Record<ShortcutName, Shortcut>> = {
  next: { keys: ['ArrowDown'], on: 'nodes' },
  previous: { keys: ['ArrowUp'], on: 'nodes' },
  holder: { keys: ['ArrowLeft'], on: 'nodes' },
  inside: { keys: ['ArrowRight'], on: 'nodes' },
  first: { keys: ['Home'], on: 'nodes' },
  last: { keys: ['End'], on: 'nodes' },
  extendNext: { keys: ['Shift+ArrowDown'], on: 'nodes' },
  extendPrevious: { keys: ['Shift+ArrowUp'], on: 'nodes' },
  all: { keys: ['Ctrl+A'], on: 'nodes' },
  pickUp: { keys: ['Space', 'Ctrl+Shift+M'], on: 'nodes' },
  edit: { keys: ['F2', 'Enter'], on: 'nodes' },
  editControl: { keys: ['Shift+F2', 'Shift+Enter'], on: 'nodes' },
  rename: { keys: ['Ctrl+F2'], on: 'nodes' },
  leave: { keys: ['Escape'], on: 'nodes' },
  moveDown: { keys: ['Alt+ArrowDown'], on: 'designer' },
  moveUp: { keys: ['Alt+ArrowUp'], on: 'designer' },
  narrower: { keys: ['Alt+ArrowLeft'], on: 'designer' },
  wider: { keys: ['Alt+ArrowRight'], on: 'designer' },
  remove: { keys: ['Delete', 'Backspace'], on: 'designer' },
  duplicate: { keys: ['Ctrl+D'], on: 'designer' },
  copy: { keys: ['Ctrl+C'], on: 'designer' },
  cut: { keys: ['Ctrl+X'], on: 'designer' },
  paste: { keys: ['Ctrl+V'], on: 'designer' },
  undo: { keys: ['Ctrl+Z'], on: 'designer' },
  redo: { keys: ['Ctrl+Y', 'Ctrl+Shift+Z'], on: 'designer' },
  find: { keys: ['Ctrl+F'], on: 'designer' },
  help: { keys: ['?'], on: 'designer' },
};

/** The keys of an event, as `shortcuts` writes them. */
export interface PressedKeys {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** Returns the shortcut of the pressed keys, or undefined. */
export function shortcutOf(pressed: PressedKeys): ShortcutName | undefined {
  const text = keysOf(pressed);
  return names.find((name) => shortcuts[name].keys.includes(text));
}

const names = Object.keys(shortcuts).filter(isName);

function isName(name: string): name is ShortcutName {
  return Object.hasOwn(shortcuts, name);
}

/**
 * For a character typed with Shift, such as `?`, only the character counts: its key differs between keyboard layouts.
 */
function keysOf({ key, ctrlKey, metaKey, altKey, shiftKey }: PressedKeys): string {
  const name = key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key;
  const isSign = name.length === 1 && name.toLowerCase() === name;
  const modifiers = [
    ...(ctrlKey || metaKey ? ['Ctrl'] : []),
    ...(altKey ? ['Alt'] : []),
    ...(shiftKey && !isSign ? ['Shift'] : []),
  ];
  return [...modifiers, name].join('+');
}
