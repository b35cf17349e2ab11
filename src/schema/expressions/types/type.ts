/** What a value is, for checking an expression before it runs. `any` never complains. */
export type ExpressionType =
  | { kind: 'string' | 'number' | 'boolean' | 'null' | 'any' | 'date' }
  | { kind: 'array'; items: ExpressionType }
  | { kind: 'object'; properties: Record<string, ExpressionType>; open?: boolean }
  | { kind: 'function'; result?: ExpressionType }
  | { kind: 'union'; of: ExpressionType[] };

/** The type of each name in scope. */
export type ScopeTypes = Record<string, ExpressionType>;

export const any: ExpressionType = { kind: 'any' };
export const text: ExpressionType = { kind: 'string' };
export const number: ExpressionType = { kind: 'number' };
export const boolean: ExpressionType = { kind: 'boolean' };
export const nothing: ExpressionType = { kind: 'null' };

export function arrayOf(items: ExpressionType): ExpressionType {
  return { kind: 'array', items };
}

/** The types that a value may have, one by one. */
export function alternatives(type: ExpressionType): ExpressionType[] {
  return type.kind === 'union' ? type.of.flatMap(alternatives) : [type];
}

/** One type for a value that has one of these; simple kinds are named once. */
export function union(types: readonly ExpressionType[]): ExpressionType {
  const all = types.flatMap(alternatives);
  if (all.some(({ kind }) => kind === 'any')) return any;
  const simple = (type: ExpressionType) => type.kind !== 'array' && type.kind !== 'object' && type.kind !== 'function';
  const of = all.filter((type, index) => {
    return !simple(type) || all.findIndex(({ kind }) => kind === type.kind) === index;
  });
  const [only] = of;
  return of.length === 1 && only ? only : { kind: 'union', of };
}

/** The items of a value used as a list. */
export function itemsOf(type: ExpressionType): ExpressionType {
  const lists = alternatives(type).flatMap((one) => (one.kind === 'array' ? [one.items] : []));
  return lists.length > 0 && alternatives(type).every(({ kind }) => kind === 'array' || kind === 'null')
    ? union(lists)
    : any;
}
