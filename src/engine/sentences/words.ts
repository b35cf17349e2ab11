/** The languages that sentences are made in. */
export type SentenceLocale = 'zh-CN' | 'en-US';

/** What sentences are made of; `a` and `b` are phrases, `field` what people call a field. */
export interface SentenceWords {
  comparison: Readonly<Record<'==' | '!=' | '<' | '<=' | '>' | '>=', (a: string, b: string) => string>>;
  empty: (a: string) => string;
  filled: (a: string) => string;
  holds: (a: string) => string;
  holdsNot: (a: string) => string;
  oneOf: (a: string, values: readonly string[]) => string;
  noneOf: (a: string, values: readonly string[]) => string;
  contains: (a: string, b: string) => string;
  startsWith: (a: string, b: string) => string;
  endsWith: (a: string, b: string) => string;
  hasRows: (a: string) => string;
  hasNoRows: (a: string) => string;
  rowsOf: (a: string) => string;
  every: (rows: string, condition: string) => string;
  some: (rows: string, condition: string) => string;
  mode: Readonly<Record<string, string>>;
  modeNot: (mode: string) => string;
  permitted: (name: string) => string;
  user: (name: string) => string;
  today: string;
  now: string;
  always: string;
  never: string;
  and: (parts: readonly string[]) => string;
  or: (parts: readonly string[]) => string;
  not: (condition: string) => string;
  inside: (part: string) => string;
  text: (value: string) => string;
  yes: string;
  no: string;
  nothing: string;
  member: (owner: string, field: string) => string;
  textOf: (field: string) => string;
  signs: Readonly<Record<string, string>>;
  aggregate: Readonly<Record<string, (rows: string, each: string | undefined) => string>>;
  rounded: (a: string, places: string) => string;
  instead: (a: string, otherwise: string) => string;
  choice: (condition: string, then: string, otherwise: string) => string;
  when: (condition: string, then: string) => string;
  otherwise: (then: string) => string;
  sentence: (clauses: readonly string[]) => string;
  states: Readonly<Record<string, readonly [yes: string, no: string]>>;
  /** A state that holds only where the condition does. */
  only: Readonly<Record<string, string>>;
  becomes: Readonly<Record<'value' | 'title' | 'description' | 'dataSource', (to: string) => string>>;
  does: (field: string, what: string) => string;
  computed: (field: string, from: string) => string;
  starts: (field: string, value: string) => string;
  prop: (field: string, prop: string, value: string) => string;
  hiddenWithout: (field: string, permission: string) => string;
  named: (field: string, rules: readonly string[]) => string;
  must: (condition: string, message: string) => string;
  warns: (condition: string, message: string) => string;
  mustToDelete: (condition: string, message: string) => string;
  mustAlways: (condition: string, message: string) => string;
  circle: (fields: readonly string[]) => string;
  neverHolds: string;
  alwaysHolds: string;
  missing: (name: string) => string;
  wrong: string;
}
