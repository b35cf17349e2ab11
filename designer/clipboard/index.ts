/** Nodes on the system's clipboard: across documents, tabs and windows. */
export { clipboardText, readClipboard, type ReadClipboard } from './clipboard-text.ts';
export { useClipboard } from './use-clipboard.ts';
