import type { ResolvedSearchField } from '../../../engine/list/index.ts';
import type { AdvancedQuery } from '../../../engine/query/index.ts';
import type { SearchValues } from '../query/index.ts';

/** A part of a condition's sentence: a word of the language, or a value of the data. */
export type ConditionPart =
  | { word: string }
  | {
      value: string;
      /** Chosen among records or the like: its field's own widget knows the name of what it is given. */
      chosen?: { field: ResolvedSearchField; value: unknown };
    };

/** The query of a list without one of its conditions: the part of it that changes. */
export type QueryWithout = { values: SearchValues } | { advanced: AdvancedQuery | undefined };

/** One condition of a list's query as a sentence: `客户 等于 华东贸易`. */
export interface Condition {
  /** Of its own among the conditions of the list. */
  key: string;
  title: string;
  parts: readonly ConditionPart[];
  without: QueryWithout;
}

/** Conditions of which all hold, or one. */
export interface ConditionGroup {
  key: string;
  match: AdvancedQuery['match'];
  conditions: readonly (Condition | ConditionGroup)[];
}

/** What a list asks for: the search fields, and the advanced query. */
export interface ListConditions {
  search: readonly Condition[];
  advanced: ConditionGroup | undefined;
}
