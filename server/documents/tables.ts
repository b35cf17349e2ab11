import {
  audited,
  integer,
  maybeText,
  naming,
  secretTable,
  table,
  text,
  type Audited,
  type TableDefinition,
} from '../database/index.ts';

/** A document that lies over the folders; its id is its key. */
type DocumentRow = Audited & {
  id: string;
  /** Null where the document of the folders is taken away. */
  text: string | null;
  /** Number of the publication that it came with. */
  publication: number;
  /** Hash of the text that lay below it in the folders then; empty where there was none. */
  below: string;
};

/** Documents that were published together; their numbers have no gaps. */
type PublicationRow = Audited & { id: string; number: number; note: string };

/** The text of a document since a publication; number 0 is the one that lay in the folders before the first. */
type VersionRow = { id: string; document: string; publication: number; text: string | null };

/** What a person has changed and not published. */
type DraftRow = Audited & {
  id: string;
  user_id: string;
  document: string;
  /** Null where the draft takes the document away. */
  text: string | null;
  /** Of the document that it was made from. */
  revision: string;
};

/** The text of a model or dictionary to which the database was last brought. The id is the key of the document. */
type BroughtRow = { id: string; hash: string; text: string };

/** The tables of published documents, as Kysely sees them. */
export type DocumentSchema = {
  sys_document: DocumentRow;
  sys_document_publication: PublicationRow;
  sys_document_version: VersionRow;
  sys_document_draft: DraftRow;
  sys_document_brought: BroughtRow;
};

/** The same, as the database is brought to it. */
export const documentTables: readonly TableDefinition[] = [
  table('sys_document', [maybeText('text'), integer('publication'), text('below', ''), ...audited], {
    indexes: [['publication']],
  }),
  table('sys_document_publication', [integer('number'), text('note'), ...audited], { unique: [['number']] }),
  table('sys_document_version', [text('document'), integer('publication'), maybeText('text')], {
    unique: [['document', 'publication']],
  }),
  table(
    'sys_document_draft',
    [text('user_id'), naming(text('document'), 'document'), maybeText('text'), text('revision'), ...audited],
    {
      unique: [['user_id', 'document']],
    },
  ),
  secretTable,
  table('sys_document_brought', [text('hash'), text('text')]),
];
