import type { DocumentKey, SourceDocument } from '../../schema/documents/document.ts';
import type { CallOptions } from './call-options.ts';
import type { PublicationDecisions, PublicationPreview } from './publication.ts';

/** A document that the person may edit. */
export interface EditableDocument {
  key: DocumentKey;
  kind: string;
  title: string;
  /** The person has changed it and not published the change. */
  hasDraft: boolean;
  /** There is only the draft: nothing of it is published. */
  isNew?: boolean;
  /** It is the product's, and the back end in front of which the server runs has no records for it. */
  isUnserved?: boolean;
}

/** A document as it is edited: its published text, and the person's own draft over it. */
export interface EditedDocument {
  text: string | null;
  /** Of the published text; a publication names it. */
  revision: string;
  draft: { text: string | null; revision: string } | null;
  /** Who published it last; undefined where it lies in the folders. */
  publisher: DocumentAuthor | undefined;
  /** Others who have a draft of it. */
  otherAuthors: DocumentAuthor[];
}

/** Who changed a document, and when (`YYYY-MM-DD HH:mm:ss`). */
export interface DocumentAuthor {
  name: string;
  time: string;
}

/** A text of a document, and the published one that it was made from. */
export interface EditedText {
  key: DocumentKey;
  text: string;
  revision: string;
}

/** A document that changes with the one that is edited: its text after and before, and the draft of it that there was. */
export interface ChangedDocument extends EditedText {
  before: string;
  draft: { text: string; revision: string } | undefined;
}

/** A node of a document in the text that is edited, and the name that it shall have. */
export interface WantedRenaming extends Omit<EditedText, 'revision'> {
  /** JSON pointer of the node. */
  pointer: string;
  to: string;
}

/** A text, or a key, that a renaming changes; of documents that the person may not edit it is not told. */
export interface RenamingPlace {
  pointer: string;
  atKey: boolean;
  before?: string;
  after?: string;
}

/** What a renaming does to a document. */
export interface RenamedDocument {
  key: DocumentKey;
  title: string;
  places: RenamingPlace[];
  /** What changes in it; undefined where the person may not edit it. */
  edited: Omit<ChangedDocument, 'key'> | undefined;
  /** The person may publish it, if he may publish at all. */
  isPublishable: boolean;
}

/** What a renaming changes in all documents. */
export interface PlannedRenaming {
  /** The field of a model that has another name; undefined for a node that a form has by itself. */
  field: { model: string; name: string } | undefined;
  documents: RenamedDocument[];
  /** Texts that may mean it too, and stay as they are. */
  unsure: { document: string; pointer: string; before: string }[];
}

/** A published version of a document. */
export interface DocumentVersion {
  /** 0 is the text of the folders, which nobody published. */
  version: number;
  /** It took the document away. */
  isRemoved: boolean;
  /** The reason that was given. */
  note: string;
  publisher: DocumentAuthor | undefined;
}

/** The port to documents for who changes them. Every call throws `PortError`. */
export interface DocumentEditingPort {
  list(options?: CallOptions): Promise<EditableDocument[]>;
  read(key: DocumentKey, options?: CallOptions): Promise<EditedDocument>;
  /** The document and all that it refers to, with the person's drafts over them. */
  around(key: DocumentKey, options?: CallOptions): Promise<SourceDocument[]>;
  /** The publications of the document, the newest first. */
  versions(key: DocumentKey, options?: CallOptions): Promise<DocumentVersion[]>;
  /** The text of a version; null where it took the document away. */
  version(key: DocumentKey, version: number, options?: CallOptions): Promise<string | null>;
  /** Keeps a text for the person alone, made from the published text of that revision. */
  saveDraft(key: DocumentKey, text: string, revision: string): Promise<void>;
  removeDraft(key: DocumentKey): Promise<void>;
  /** Keeps drafts and throws others away, all or none. */
  saveDrafts(kept: readonly EditedText[], removed: readonly DocumentKey[]): Promise<void>;
  /** What a renaming would change; where the name cannot be given, the message of the error says why. Writes nothing. */
  planRenaming(wanted: WantedRenaming, options?: CallOptions): Promise<PlannedRenaming>;
  /** Computes the consequences of publishing these texts together. Changes nothing. */
  preview(documents: readonly EditedText[], options?: CallOptions): Promise<PublicationPreview>;
  /** Publishes a text for everybody together with others, all or none; `note` is the reason. */
  publish(
    key: DocumentKey,
    change: { text: string; revision: string; note: string; along?: readonly EditedText[] } & PublicationDecisions,
  ): Promise<void>;
}
