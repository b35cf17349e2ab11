export { isText, onShortcut, type ShortcutActions } from './on-shortcut.ts';
export { type Shortcut, shortcutOf, shortcuts } from './shortcuts.ts';
export { ShortcutDialog } from './ShortcutDialog.tsx';
