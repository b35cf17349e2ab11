import { Spin } from 'antd';
import { lazy, Suspense } from 'react';

import type { SourceProps } from './source-props.ts';

const Editor = lazy(async () => ({ default: (await import('./SourceEditor.tsx')).SourceEditor }));

/** The source of the document next to its canvas. The editor is loaded when the panel opens. */
export function SourcePanel(props: SourceProps) {
  return (
    <Suspense fallback={<Spin className="pw-designer-hint" />}>
      <Editor {...props} />
    </Suspense>
  );
}
