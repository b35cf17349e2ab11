/** A row that an import did not save. */
export interface ImportError {
  /** As Excel counts rows. */
  row: number;
  /** Name of the file, where several were sent. */
  file?: string;
  /** Chinese name of the field; '' for the whole row. */
  title: string;
  message: string;
}

/** What an import came to: all rows were saved, some, or none. */
export interface ImportAnswer {
  outcome: 'all' | 'some' | 'none';
  message: string;
  /** The counts in words. */
  summary?: string;
  errors: ImportError[];
  /** The rows that were not saved, for `files.download`: one for each file that has any. */
  errorFiles?: readonly { path: string; name: string }[];
}

export interface ImportChoices {
  files: File[];
  /** Fields that tell that a row is a record that is there already, joined by commas. */
  matchBy?: string;
  /** By the titles of the files' columns, what each is taken for; '' for one that is left out. */
  mapping?: Readonly<Record<string, string>>;
}

/** What the files of an import hold and it leaves out, or takes although it is hidden. */
export interface ImportLoss {
  /** Name of the file, where several were sent. */
  file?: string;
  /** Sheet, column or rows, as Excel names them. */
  place: string;
  message: string;
}

/** What an import would come to, before anything is written. */
export interface ImportPreview {
  /** What columns may be taken for. */
  fields: { name: string; title: string; required: boolean }[];
  /** The columns of the files, with what each is taken for ('': left out) and some of its values. */
  columns: { title: string; field: string; samples: string[] }[];
  /** Rows, those with errors, and those without that another row of their record holds back. */
  total: number;
  wrong: number;
  heldBack: number;
  /** Records. */
  added: number;
  changed: number;
  errors: ImportError[];
  losses: ImportLoss[];
  /** Why nothing can be imported as it is. */
  problem?: string;
}
