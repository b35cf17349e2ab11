import type { DocumentKey, SourceDocument } from '../../schema/documents/document.ts';
import type { CallOptions } from './call-options.ts';

/** A page's document with all that it refers to, in one round trip. */
export interface PageDocuments {
  documents: SourceDocument[];
}

/** The port to documents. Every call throws `PortError`. */
export interface DocumentsPort {
  page(key: DocumentKey, options?: CallOptions): Promise<PageDocuments>;
}
