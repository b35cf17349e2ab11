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

type DocumentRow = Audited & {
  id: string;
  text: string | null;
  publication: number;
  /** The hash of the file text that it overrode when it was published; empty if there was none. */
  below: string;
};

/** A set of documents that were published together; the numbers have no gaps. */
type PublicationRow = Audited & { id: string; number: number; note: string };

/** The text of a document since a publication; number 0 is the text in the folders before the first publication. */
type VersionRow = { id: string; document: string; publication: number; text: string | null };

type DraftRow = Audited & {
  id: string;
  user_id: string;
  document: string;
  text: string | null;
  revision: string;
};

/** The text of a model or dictionary to which the database was last migrated; the id is the document key. */
type BroughtRow = { id: string; hash: string; text: string };

export type DocumentSchema = {
  sys_document: DocumentRow;
  sys_document_publication: PublicationRow;
  sys_document_version: VersionRow;
  sys_document_draft: DraftRow;
  sys_document_brought: BroughtRow;
};

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
