/**
 * A record in requests and responses: `id`, `version` and one value per field. Dictionary and reference fields also
 * have `<field>_dictText`, and `<field>_dictMark`, which distinguishes the value from others with the same name.
 */
export type DataRecord = Record<string, unknown>;

export interface RecordPage {
  records: DataRecord[];
  total: number;
  /** True if `total` is an estimate: that many records are not counted. */
  estimated?: boolean;
  /** Sentences about unfinished background fills of these records' values. */
  filling?: readonly string[];
  /** True if these are all records: the server does not page the response. */
  whole?: boolean;
}

/** An option of a dictionary or of a reference; `record` contains the record's fields (for `copy`). */
export interface Option {
  value: string;
  text: string;
  /** Distinguishes it from others with the same text. */
  code?: string;
  /** Distinguishes it from other records with the same name, if there are any. */
  mark?: string;
  color?: string;
  disabled?: boolean;
  record?: DataRecord;
}
