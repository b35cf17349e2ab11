export interface ValueProblem {
  /** Data path, e.g. `name` or `lines.2.qty`; '' for the record as a whole. */
  path: string;
  severity: 'error' | 'warning';
  rule: string;
  message: string;
}
