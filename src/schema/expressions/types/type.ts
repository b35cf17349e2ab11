/** The type of a value, for checking an expression before it is evaluated. `any` is never reported. */
export type ExpressionType =
  | { kind: 'string' | 'number' | 'boolean' | 'null' | 'any' | 'date' }
  | { kind: 'array'; items: ExpressionType }
  | { kind: 'object'; properties: Record<string, ExpressionType>; open?: boolean }
  | { kind: 'function'; result?: ExpressionType }
  | { kind: 'union'; of: ExpressionType[] };

export type ScopeTypes = Record<string, ExpressionType>;

export const any: ExpressionType = { kind: 'any' };
export const text: ExpressionType = { kind: 'string' };
export const number: ExpressionType = { kind: 'number' };
export const boolean: ExpressionType = { kind: 'boolean' };
export const nothing: ExpressionType = { kind: 'null' };

export function arrayOf(items: ExpressionType): ExpressionType {
  return { kind: 'array', items };
}

/** Returns the types of a union, or the type itself. */
export function alternatives(type: ExpressionType): ExpressionType[] {
  return type.kind === 'union' ? type.of.flatMap(alternatives) : [type];
}

/** Returns the union of types; simple kinds are listed once. */
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

/** Returns the type of the items of a value that is used as a list. */
export function itemsOf(type: ExpressionType): ExpressionType {
  const lists = alternatives(type).flatMap((one) => (one.kind === 'array' ? [one.items] : []));
  return lists.length > 0 && alternatives(type).every(({ kind }) => kind === 'array' || kind === 'null')
    ? union(lists)
    : any;
}
