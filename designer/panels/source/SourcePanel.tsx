import { Spin } from 'antd';
import { lazy, Suspense } from 'react';

import type { SourceDocument } from '../../../src/schema/documents/document.ts';
import type { JsonObject, Path } from '../../../src/schema/json/index.ts';
import type { OpenDesign } from '../../state/index.ts';
import type { Locale } from '../../words/index.ts';

export interface SourceProps {
  design: OpenDesign;
  /** The document as it was opened: its key and kind. */
  document: SourceDocument;
  around: readonly SourceDocument[];
  /** What the form's model says of its fields. */
  fields?: JsonObject | undefined;
  /** The widget that draws the node at a path. */
  widgetAt: (path: Path) => string | undefined;
  locale: Locale;
}

const Editor = lazy(async () => ({ default: (await import('./SourceEditor.tsx')).SourceEditor }));

/** The source of the document beside its canvas; the editor comes when it is opened. */
export function SourcePanel(props: SourceProps) {
  return (
    <Suspense fallback={<Spin className="pw-designer-hint" />}>
      <Editor {...props} />
    </Suspense>
  );
}
