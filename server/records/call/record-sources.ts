import type { SelectQueryBuilder } from 'kysely';

import type { ResolvedField } from '../../../src/engine/model/index.ts';
import type { DynamicSchema } from '../../database/index.ts';
import type { StoredModel } from '../tables/index.ts';

export interface NameSource {
  id: string;
  stored: StoredModel;
  key: string;
  label: string;
  /** The fields that distinguish it from others of the same label; empty if labels are unique. */
  marks: readonly string[];
  isSeveral: boolean;
}

export type NameSources = (field: ResolvedField) => NameSource | undefined;

/** Caches the numbers of rows of queries until one of their tables is written. */
export interface RecordCounts {
  of(selection: Selection, limit: number, count: () => Promise<number>): Promise<number>;
}

export type Selection = SelectQueryBuilder<DynamicSchema, string, object>;

/**
 * Returns how many rows PostgreSQL's planner expects from a query. The estimate is cached briefly, because lists are
 * read page by page.
 */
export interface RowEstimates {
  of(selection: Selection): Promise<number>;
}
