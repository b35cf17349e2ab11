import type { ResolvedModel } from '../model/index.ts';

/** A record as data: one value per field; decimals (`x-scale`) are text, lines are arrays under the child field. */
export type RecordValues = Record<string, unknown>;

/** What the expressions of a model may see beside the record, and the models that it speaks of. */
export interface BillContext {
  /** By id: the models of lines, and of what a creation makes. */
  models: ReadonlyMap<string, ResolvedModel>;
  /** `$user` */
  user?: Readonly<Record<string, unknown>>;
  /** `$now`: wall-clock time, `YYYY-MM-DD HH:mm:ss`. */
  now?: string;
}
