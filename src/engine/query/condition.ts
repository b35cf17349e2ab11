/** A value as the field's column stores it: a number for numbers, text for texts, dates and times. */
export type ConditionValue = string | number | boolean;

export type ComparisonOperator = 'eq' | 'ne' | 'gt' | 'ge' | 'lt' | 'le';
export type MatchOperator = 'contains' | 'startsWith' | 'endsWith';

export type FieldCondition =
  | { field: string; operator: ComparisonOperator; value: ConditionValue }
  | { field: string; operator: MatchOperator; text: string }
  | { field: string; operator: 'in'; values: ConditionValue[] }
  /** One of them is among the field's values: an array, or a comma-separated text. */
  | { field: string; operator: 'containsAny'; texts: string[] }
  /**
   * The field contains one of these keys, or that of a descendant in the tree that its values are chosen from. For a
   * field without a tree it contains one of the keys.
   */
  | { field: string; operator: 'within'; keys: string[] }
  | { field: string; operator: 'empty' | 'notEmpty' };

export interface ConditionGroup {
  operator: 'all' | 'any';
  conditions: Condition[];
}

/** One of the record's lines in that field meets all of the conditions. */
export interface LinesCondition {
  operator: 'someLine';
  field: string;
  conditions: Condition[];
}

/**
 * The field contains the key of a record with this name, or with a name that contains the text, or the text is such a
 * key. Only created by the server.
 */
export interface NamedCondition {
  operator: 'named';
  field: string;
  text: string;
}

/** A list's conditions must all hold. */
export type Condition = FieldCondition | ConditionGroup | LinesCondition | NamedCondition;

export interface ListQuery {
  conditions: Condition[];
  sort: { field: string; order: 'asc' | 'desc' }[];
  /** Counted from 1. */
  pageNo: number;
  /** 1 to 1,000. */
  pageSize: number;
}

/** The reason why a query is rejected: one Chinese sentence. */
export interface QueryProblem {
  problem: string;
}
