import type { DocumentKey, SourceDocument } from '../../schema/documents/document.ts';
import type { CallOptions } from './call-options.ts';

/** A document that the person may edit. */
export interface EditableDocument {
  key: DocumentKey;
  kind: string;
  title: string;
  /** The person has changed it and not published the change. */
  hasDraft: boolean;
}

/** A document as it is edited: its published text, and the person's own draft over it. */
export interface EditedDocument {
  text: string | null;
  /** Of the published text; a publication names it. */
  revision: string;
  draft: { text: string | null; revision: string } | null;
}

/** The port to documents for who changes them. Every call throws `PortError`. */
export interface DocumentEditingPort {
  list(options?: CallOptions): Promise<EditableDocument[]>;
  read(key: DocumentKey, options?: CallOptions): Promise<EditedDocument>;
  /** The document as it is published, and all that it refers to. */
  around(key: DocumentKey, options?: CallOptions): Promise<SourceDocument[]>;
  /** Keeps a text for the person alone, made from the published text of that revision. */
  saveDraft(key: DocumentKey, text: string, revision: string): Promise<void>;
  removeDraft(key: DocumentKey): Promise<void>;
  /** Puts a text in force for everybody; `note` says why. */
  publish(key: DocumentKey, change: { text: string; revision: string; note: string }): Promise<void>;
}
