export interface ImportError {
  /** The row number in Excel. */
  row: number;
  file?: string;
  /** Chinese name of the field; '' for the whole row. */
  title: string;
  message: string;
}

export interface ImportAnswer {
  outcome: 'all' | 'some' | 'none';
  message: string;
  summary?: string;
  errors: ImportError[];
  /** The rows that were not saved, for `files.download`: one file for each imported file with such rows. */
  errorFiles?: readonly { path: string; name: string }[];
}

export interface ImportChoices {
  files: File[];
  /** Names of the fields that identify an existing record, separated by commas. */
  matchBy?: string;
  /** The field for each column, by the column's title; '' ignores the column. */
  mapping?: Readonly<Record<string, string>>;
}

/** Content of the files that an import ignores, or imports although it is hidden. */
export interface ImportLoss {
  file?: string;
  /** The sheet, column or rows, as Excel names them. */
  place: string;
  message: string;
}

export interface ImportPreview {
  fields: { name: string; title: string; required: boolean }[];
  /**
   * The columns of the files, each with its field ('': ignored) and some of its values. A proposed field is imported
   * only if `mapping` names it.
   */
  columns: { title: string; field: string; isProposed?: boolean; samples: string[] }[];
  /**
   * Numbers of rows: all, those with errors (`wrong`), and correct ones that are held back by another row of their
   * record (`heldBack`).
   */
  total: number;
  wrong: number;
  heldBack: number;
  /** Numbers of records. */
  added: number;
  changed: number;
  errors: ImportError[];
  losses: ImportLoss[];
  problem?: string;
}
