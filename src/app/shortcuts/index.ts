/** The keys of every page: saving what is in front, the list of shortcuts. */
export { Shortcuts, useShowShortcuts } from './Shortcuts.tsx';
