/** A value as the field's column holds it: a number for numbers, text for texts, dates and times. */
export type ConditionValue = string | number | boolean;

export type ComparisonOperator = 'eq' | 'ne' | 'gt' | 'ge' | 'lt' | 'le';
export type MatchOperator = 'contains' | 'startsWith' | 'endsWith';

/** One condition on one field of a model; a list's conditions hold all together. */
export type Condition =
  | { field: string; operator: ComparisonOperator; value: ConditionValue }
  | { field: string; operator: MatchOperator; text: string }
  | { field: string; operator: 'in'; values: ConditionValue[] }
  | { field: string; operator: 'containsAny'; texts: string[] }
  | { field: string; operator: 'empty' };

export interface ListQuery {
  conditions: Condition[];
  sort: { field: string; order: 'asc' | 'desc' }[];
  /** Counted from 1. */
  pageNo: number;
  /** 1 to 1,000. */
  pageSize: number;
}

/** Why a query is refused: one Chinese sentence. */
export interface QueryProblem {
  problem: string;
}
