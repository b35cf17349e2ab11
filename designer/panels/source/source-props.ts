import type { SourceDocument } from '../../../src/schema/documents/document.ts';
import type { JsonObject, Path } from '../../../src/schema/json/index.ts';
import type { OpenDesign } from '../../state/index.ts';
import type { Locale } from '../../words/index.ts';

export interface SourceProps {
  design: OpenDesign;
  /** The document as it was opened; only its key and kind are used. */
  document: SourceDocument;
  around: readonly SourceDocument[];
  fields?: JsonObject | undefined;
  widgetAt: (path: Path) => string | undefined;
  locale: Locale;
}
