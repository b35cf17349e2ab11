import { propsFormat } from '../../../generated/props-format.ts';
import type { DocumentSet, SourceDocument } from '../documents/document.ts';
import { definition, type PropsFormat } from '../format/index.ts';
import type { ReferenceVisitor } from './found.ts';
import { walk } from './walk.ts';

/**
 * Walks a document and tells the visitor of everything in it that names something else, and of every expression, as the
 * annotations of its meta-schema and of the props schemas of its components say. Wrong parts are passed over; it never throws.
 */
export function visitDocument(
  document: SourceDocument,
  documents: DocumentSet,
  visitor: ReferenceVisitor,
  props: PropsFormat = propsFormat,
): void {
  walk(document.body, definition(document.kind), '', {
    visitor,
    documents,
    props,
    document: document.key,
    id: document.id,
    place: 'record',
    variables: {},
    dataPath: '',
    expressionsTold: false,
  });
}
