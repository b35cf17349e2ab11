export { PasteProgress } from './PasteProgress.tsx';
export { PastePreview } from './PastePreview.tsx';
export { nameSource } from './clipboard-texts.ts';
export { createRowWrites } from './row-writes.ts';
export { useClipboard } from './use-clipboard.ts';
