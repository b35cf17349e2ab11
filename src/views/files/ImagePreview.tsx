import { Suspense } from 'react';

import type { StoredFile } from '../../engine/values/index.ts';
import { antdComponent } from '../antd-scope/index.ts';

const OpenImagePreview = antdComponent(async () => (await import('./OpenImagePreview.tsx')).OpenImagePreview);

export interface ImagePreviewProps {
  files: readonly StoredFile[];
  /** Index of the picture that is shown first. */
  first: number;
  onGone: () => void;
}

/**
 * Stored pictures in a dialog of their own, beginning with one of them: the one before and after (arrow keys), enlarged
 * (plus and minus; scrolled then), turned, kept as a file.
 */
export function ImagePreview(props: ImagePreviewProps) {
  return (
    <Suspense fallback={null}>
      <OpenImagePreview {...props} />
    </Suspense>
  );
}
