import { Suspense } from 'react';

import { antdComponent } from '../antd-scope/AntdScope.tsx';
import type { ImagePreviewProps } from './image-preview-props.ts';

const OpenImagePreview = antdComponent(async () => (await import('./OpenImagePreview.tsx')).OpenImagePreview);

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
