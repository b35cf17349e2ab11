import type { ExpressionPlace, ScopeName } from './places.ts';

/** The values of the names that expressions of pages see, as far as they are known. */
export interface ScopeFacts {
  /** The record, or the row of a list. */
  record?: unknown;
  /** The value of the cell that carries the expression. */
  value?: unknown;
  /** The record around: the row outside a list. */
  parent?: unknown;
  selection?: readonly unknown[];
  /** The query of the list whose results are all chosen. */
  query?: unknown;
  /** Where a menu was opened. */
  chosen?: unknown;
  /** The arguments of a dialog or a request. */
  args?: object | undefined;
  user?: object | null | undefined;
  permissions?: Iterable<string> | null | undefined;
  /** Wall-clock time of the server, `YYYY-MM-DD HH:mm:ss`. */
  now: string;
}

/** The names of a place with their values. */
export type Scope<Place extends ExpressionPlace> = Record<ScopeName<Place>, unknown>;

/** The places whose scopes are made from facts. Models and forms make theirs from the values that they compute. */
type PageScopes = Pick<
  { [Place in ExpressionPlace]: Scope<Place> },
  'default' | 'page' | 'list' | 'cell' | 'button' | 'menu' | 'call'
>;

const scopes: { readonly [Place in keyof PageScopes]: (facts: ScopeFacts) => PageScopes[Place] } = {
  default: ({ user, now }) => ({ $user: user ?? {}, $now: now, $today: now.slice(0, 10) }),
  page: (facts) => ({ ...scopes.default(facts), $permissions: [...(facts.permissions ?? [])] }),
  list: (facts) => ({
    ...scopes.page(facts),
    $record: facts.record ?? null,
    $selection: facts.selection ?? [],
    $parent: facts.parent ?? null,
    $args: facts.args ?? {},
  }),
  cell: (facts) => {
    const { record = {} } = facts;
    return { ...scopes.page(facts), $record: record, $line: record, $value: facts.value };
  },
  button: (facts) => ({ ...scopes.list(facts), $query: facts.query ?? null }),
  menu: (facts) => ({ ...scopes.button(facts), $chosen: facts.chosen ?? null }),
  call: (facts) => {
    const ofForm = { $values: {}, $value: facts.value, $route: {} };
    return { ...scopes.menu(facts), ...ofForm, $loaded: null, $result: null };
  },
};

/**
 * The scope of an expression at a place of a page: every name that the check accepts there, and no other. A name whose
 * value is not known is empty: null for a record, an empty object or array for what always exists.
 */
export function scopeAt<Place extends keyof PageScopes>(place: Place, facts: ScopeFacts): PageScopes[Place] {
  return scopes[place](facts);
}
