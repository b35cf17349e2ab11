/** A value as the field's column holds it: a number for numbers, text for texts, dates and times. */
export type ConditionValue = string | number | boolean;

export type ComparisonOperator = 'eq' | 'ne' | 'gt' | 'ge' | 'lt' | 'le';
export type MatchOperator = 'contains' | 'startsWith' | 'endsWith';

/** One condition on one field of a model. */
export type FieldCondition =
  | { field: string; operator: ComparisonOperator; value: ConditionValue }
  | { field: string; operator: MatchOperator; text: string }
  | { field: string; operator: 'in'; values: ConditionValue[] }
  /** One of them is among the values that the field holds: an array, or a text joined by commas. */
  | { field: string; operator: 'containsAny'; texts: string[] }
  /**
   * The field holds one of these keys, or that of a record below one of them in the tree that its values are chosen from.
   * Of a field without a tree it holds one of the keys.
   */
  | { field: string; operator: 'within'; keys: string[] }
  | { field: string; operator: 'empty' | 'notEmpty' };

/** Conditions that must hold all together, or of which one is enough. */
export interface ConditionGroup {
  operator: 'all' | 'any';
  conditions: Condition[];
}

/** One of the record's lines in that field fits all of them. */
export interface LinesCondition {
  operator: 'someLine';
  field: string;
  conditions: Condition[];
}

/**
 * The field holds the key of a record that is called so, or by a name with the text in it, or the text is such a key. Only
 * the server makes one.
 */
export interface NamedCondition {
  operator: 'named';
  field: string;
  text: string;
}

/** A list's conditions hold all together. */
export type Condition = FieldCondition | ConditionGroup | LinesCondition | NamedCondition;

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
