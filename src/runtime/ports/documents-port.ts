import type { DocumentKey, SourceDocument } from '../../schema/documents/document.ts';
import type { CallOptions } from './call-options.ts';

export interface PageDocuments {
  documents: SourceDocument[];
}

/** The port to documents. Every call throws `PortError`. */
export interface DocumentsPort {
  page(key: DocumentKey, options?: CallOptions): Promise<PageDocuments>;
}
