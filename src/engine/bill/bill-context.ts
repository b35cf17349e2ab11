import type { ResolvedModel } from '../model/index.ts';

/** A record as data: one value per field; decimals (`x-scale`) are text, lines are arrays under the child field. */
export type RecordValues = Record<string, unknown>;

/** The values that a model's expressions can read besides the record, and the models they refer to. */
export interface BillContext {
  /** By id: the models of lines and of the records that creations make. */
  models: ReadonlyMap<string, ResolvedModel>;
  /** `$user` */
  user?: Readonly<Record<string, unknown>>;
  /** `$now`: wall-clock time, `YYYY-MM-DD HH:mm:ss`. */
  now?: string;
}
