/**
 * The sales data of a material: its unit by code, its price range in yuan, and the usual quantities of one order line.
 */
export interface Selling {
  unit: string;
  price: readonly [min: number, max: number];
  lot: readonly [min: number, max: number];
}

/** Goods with the same sizes (from smallest to largest), grades and ways of sale (the usual one first). */
export interface Goods {
  items: readonly string[];
  sizes: readonly string[];
  grades: readonly string[];
  sold: readonly Selling[];
}

export interface MaterialKind {
  name: string;
  goods: readonly Goods[];
}

export const sold = (unit: string, price: Selling['price'], lot: Selling['lot']): Selling => ({ unit, price, lot });

export const each = (starts: readonly string[], ends: readonly string[], between = '×'): string[] =>
  starts.flatMap((start) => ends.map((end) => start + between + end));
