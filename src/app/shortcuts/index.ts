export { Shortcuts, useShowShortcuts } from './Shortcuts.tsx';
