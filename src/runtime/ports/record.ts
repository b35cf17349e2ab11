/**
 * A record as it travels: `id`, `version`, one value per field; beside dictionary and reference fields `<field>_dictText`,
 * and `<field>_dictMark`, what tells the value from others of that name.
 */
export type DataRecord = Record<string, unknown>;

export interface RecordPage {
  records: DataRecord[];
  total: number;
  /** There are about `total`: so many are not counted. */
  estimated?: boolean;
  /** Sentences about unfinished fills of these records' values. */
  filling?: readonly string[];
  /** All there is: the server answers without pages. */
  whole?: boolean;
}

/** An option of a dictionary or of a reference; further keys are the record's fields (for `copy`). */
export interface Option {
  value: string;
  text: string;
  /** What distinguishes it from others of the same text. */
  code?: string;
  /** What tells it from records of the same name, where there are some. */
  mark?: string;
  color?: string;
  disabled?: boolean;
  record?: DataRecord;
}
