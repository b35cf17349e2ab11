export { clipboardText, readClipboard, type ReadClipboard } from './clipboard-text.ts';
export { useClipboard } from './use-clipboard.ts';
