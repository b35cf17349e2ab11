/** How a material is sold: its unit by code, the range of its price in yuan, the usual quantities of one order line. */
export interface Selling {
  unit: string;
  price: readonly [min: number, max: number];
  lot: readonly [min: number, max: number];
}

/** Goods that share sizes, from the smallest to the largest, grades and ways in which they are sold, the usual first. */
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

/** A way in which goods are sold. */
export const sold = (unit: string, price: Selling['price'], lot: Selling['lot']): Selling => ({ unit, price, lot });

/** All sizes of two parts, the first growing last. */
export const each = (starts: readonly string[], ends: readonly string[], between = '×'): string[] =>
  starts.flatMap((start) => ends.map((end) => start + between + end));
