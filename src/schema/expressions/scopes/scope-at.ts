import type { ExpressionPlace, ScopeName } from './places.ts';

export interface ScopeFacts {
  record?: unknown;
  value?: unknown;
  /** The outer record: the row outside a list. */
  parent?: unknown;
  selection?: readonly unknown[];
  /** The query of the list when all its results are selected. */
  query?: unknown;
  /** The cell whose context menu is open. */
  chosen?: unknown;
  args?: object | undefined;
  /** The mode of the form around: `create`, `edit` or `detail`. */
  mode?: string | undefined;
  user?: object | null | undefined;
  permissions?: Iterable<string> | null | undefined;
  /** Wall-clock time of the server, `YYYY-MM-DD HH:mm:ss`. */
  now: string;
}

export type Scope<Place extends ExpressionPlace> = Record<ScopeName<Place>, unknown>;

/** The places whose scopes are created from facts. Models and forms create theirs from the values that they compute. */
type PageScopes = Pick<
  { [Place in ExpressionPlace]: Scope<Place> },
  'default' | 'page' | 'column' | 'list' | 'cell' | 'button' | 'menu' | 'call'
>;

const scopes: { readonly [Place in keyof PageScopes]: (facts: ScopeFacts) => PageScopes[Place] } = {
  default: ({ user, now }) => ({ $user: user ?? {}, $now: now, $today: now.slice(0, 10) }),
  page: (facts) => ({ ...scopes.default(facts), $permissions: [...(facts.permissions ?? [])] }),
  column: (facts) => ({ ...scopes.page(facts), $mode: facts.mode ?? null }),
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
 * Returns the scope of an expression at a place of a page: exactly the names that the check accepts there. A name with
 * an unknown value is empty: null for a record, an empty object or array for values that always exist.
 */
export function scopeAt<Place extends keyof PageScopes>(place: Place, facts: ScopeFacts): PageScopes[Place] {
  return scopes[place](facts);
}
