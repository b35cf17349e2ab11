import type { StoredFile } from '../../engine/values/index.ts';

export interface ImagePreviewProps {
  files: readonly StoredFile[];
  /** The index of the picture that is shown first. */
  first: number;
  onGone: () => void;
}
