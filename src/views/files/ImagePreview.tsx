import { Suspense } from 'react';

import type { StoredFile } from '../../engine/values/index.ts';
import { antdComponent } from '../antd-scope/AntdScope.tsx';

const OpenImagePreview = antdComponent(async () => (await import('./OpenImagePreview.tsx')).OpenImagePreview);

export interface ImagePreviewProps {
  files: readonly StoredFile[];
  /** The index of the picture that is shown first. */
  first: number;
  onGone: () => void;
}

/**
 * A dialog that shows stored pictures: previous and next (arrow keys), zoom (plus and minus; then scrolled), rotation,
 * download.
 */
export function ImagePreview(props: ImagePreviewProps) {
  return (
    <Suspense fallback={null}>
      <OpenImagePreview {...props} />
    </Suspense>
  );
}
