import { propsFormat } from '../../../generated/props-format.ts';
import type { DocumentSet, SourceDocument } from '../documents/document.ts';
import { definition, type PropsFormat } from '../format/index.ts';
import type { ReferenceVisitor } from './found.ts';
import { walk } from './walk.ts';

/**
 * Walks a document and reports to the visitor every reference to something else and every expression, according to the
 * annotations of its meta-schema and of the props schemas of its components. Skips invalid parts; never throws.
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
