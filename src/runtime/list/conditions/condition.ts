import type { ResolvedSearchField } from '../../../engine/list/index.ts';
import type { AdvancedQuery } from '../../../engine/query/index.ts';
import type { SearchValues } from '../query/index.ts';

/** A part of a condition's sentence: a word of the language, or a value of the data. */
export type ConditionPart =
  | { word: string }
  | {
      value: string;
      /** A chosen record or the like, whose name is rendered by the field's own widget. */
      chosen?: { field: ResolvedSearchField; value: unknown };
    };

/** The changed part of a list's query after one condition was removed. */
export type QueryWithout = { values: SearchValues } | { advanced: AdvancedQuery | undefined };

/** One condition of a list's query as a sentence: `客户 等于 华东贸易`. */
export interface Condition {
  key: string;
  title: string;
  parts: readonly ConditionPart[];
  without: QueryWithout;
}

/** Conditions of which all, or at least one, must match. */
export interface ConditionGroup {
  key: string;
  match: AdvancedQuery['match'];
  conditions: readonly (Condition | ConditionGroup)[];
}

export interface ListConditions {
  search: readonly Condition[];
  advanced: ConditionGroup | undefined;
}
