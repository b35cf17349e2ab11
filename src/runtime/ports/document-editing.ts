import type { DocumentKey, SourceDocument } from '../../schema/documents/document.ts';
import type { CallOptions } from './call-options.ts';
import type { PublicationDecisions, PublicationPreview } from './publication.ts';

export interface EditableDocument {
  key: DocumentKey;
  kind: string;
  title: string;
  hasDraft: boolean;
  /** True if only a draft exists and nothing is published. */
  isNew?: boolean;
  /** True for a document of the product for which the back end behind the server has no records. */
  isUnserved?: boolean;
}

/** A document in the editor: its published text, and the user's own draft of it. */
export interface EditedDocument {
  text: string | null;
  /** The revision of the published text; a publication refers to it. */
  revision: string;
  draft: { text: string | null; revision: string } | null;
  /** The user who published it last; undefined if it comes from the folders. */
  publisher: DocumentAuthor | undefined;
  otherAuthors: DocumentAuthor[];
}

/** The user who changed a document, and the time (`YYYY-MM-DD HH:mm:ss`). */
export interface DocumentAuthor {
  name: string;
  time: string;
}

/** A text of a document, and the revision of the published text it is based on. */
export interface EditedText {
  key: DocumentKey;
  text: string;
  revision: string;
}

/** A document that changes together with the edited one: its text after and before, and its previous draft. */
export interface ChangedDocument extends EditedText {
  before: string;
  draft: { text: string; revision: string } | undefined;
}

export interface WantedRenaming extends Omit<EditedText, 'revision'> {
  /** JSON pointer of the node. */
  pointer: string;
  to: string;
}

/** A text or key that a renaming changes; its content is absent for documents that the user may not edit. */
export interface RenamingPlace {
  pointer: string;
  atKey: boolean;
  before?: string;
  after?: string;
}

export interface RenamedDocument {
  key: DocumentKey;
  title: string;
  places: RenamingPlace[];
  /** The changed document; undefined if the user may not edit it. */
  edited: Omit<ChangedDocument, 'key'> | undefined;
  /** True if the user may publish it, given the permission to publish. */
  isPublishable: boolean;
}

export interface PlannedRenaming {
  /** The renamed field of a model; undefined for a node that only a form contains. */
  field: { model: string; name: string } | undefined;
  documents: RenamedDocument[];
  /** Texts that may refer to it, too, and are not changed. */
  unsure: { document: string; pointer: string; before: string }[];
}

export interface DocumentVersion {
  /** 0 is the text of the folders, which was never published. */
  version: number;
  isRemoved: boolean;
  note: string;
  publisher: DocumentAuthor | undefined;
}

/** The port for editing documents. Every call throws `PortError`. */
export interface DocumentEditingPort {
  list(options?: CallOptions): Promise<EditableDocument[]>;
  read(key: DocumentKey, options?: CallOptions): Promise<EditedDocument>;
  /** Returns the document and all documents it refers to, with the user's drafts applied. */
  around(key: DocumentKey, options?: CallOptions): Promise<SourceDocument[]>;
  /** Returns the places in other published documents that name this one. */
  whereUsed(key: DocumentKey, options?: CallOptions): Promise<{ document: string; pointer: string }[]>;
  /** Returns the publications of the document, newest first. */
  versions(key: DocumentKey, options?: CallOptions): Promise<DocumentVersion[]>;
  /** Returns the text of a version; null if it removed the document. */
  version(key: DocumentKey, version: number, options?: CallOptions): Promise<string | null>;
  /** Saves a private draft that is based on the published text of that revision. */
  saveDraft(key: DocumentKey, text: string, revision: string): Promise<void>;
  removeDraft(key: DocumentKey): Promise<void>;
  /** Saves some drafts and removes others, all or none. */
  saveDrafts(kept: readonly EditedText[], removed: readonly DocumentKey[]): Promise<void>;
  /**
   * Returns the changes of a renaming without writing anything. If the name is not possible, the error's message gives
   * the reason.
   */
  planRenaming(wanted: WantedRenaming, options?: CallOptions): Promise<PlannedRenaming>;
  /** Computes the consequences of publishing these texts together. Changes nothing. */
  preview(documents: readonly EditedText[], options?: CallOptions): Promise<PublicationPreview>;
  /** Publishes a text for all users, together with others (`along`), all or none; `note` is the reason. */
  publish(
    key: DocumentKey,
    change: { text: string; revision: string; note: string; along?: readonly EditedText[] } & PublicationDecisions,
  ): Promise<void>;
}
