import type { DemoRow } from './base-data.ts';
import { type Goods, materialFamilies, type Selling } from './material-families.ts';
import { idSequence, type Random } from './random.ts';
import { companyNames, units } from './vocabulary.ts';

/** The lowest category of materials: one item of a kind. */
interface Leaf {
  id: string;
  code: string;
  item: string;
  goods: Goods;
}

export function makeUnits(): DemoRow[] {
  const id = idSequence(1);
  return units.map(([name, code, decimals]) => ({ id: id(), name, code, decimals }));
}

export function makeCategories(): { categories: DemoRow[]; leaves: Leaf[] } {
  const id = idSequence(2);
  const categories: DemoRow[] = [];
  const leaves: Leaf[] = [];
  const two = (index: number): string => String(index + 1).padStart(2, '0');
  for (const [index, family] of materialFamilies.entries()) {
    const root = { id: id(), name: family.name, code: family.code, sortNo: index + 1 };
    categories.push(root);
    for (const [position, kind] of family.kinds.entries()) {
      const code = `${family.code}${two(position)}`;
      const branch = { id: id(), name: kind.name, code, parentId: root.id, sortNo: position + 1 };
      categories.push(branch);
      const items = kind.goods.flatMap((goods) => goods.items.map((item) => ({ item, goods })));
      for (const [last, { item, goods }] of items.entries()) {
        const leaf = { id: id(), name: item, code: code + two(last), parentId: branch.id, sortNo: last + 1 };
        categories.push(leaf);
        leaves.push({ id: leaf.id, code: leaf.code, item, goods });
      }
    }
  }
  return { categories, leaves };
}

/** Makes materials of each category in turn; each has a unit, a grade and a price that fit what it is. */
export function makeMaterials(
  random: Random,
  count: number,
  leaves: readonly Leaf[],
  unitRows: readonly DemoRow[],
): DemoRow[] {
  const id = idSequence(3);
  const unitIds = new Map(unitRows.map((unit) => [unit['code'], unit.id]));
  return Array.from({ length: count }, (_, index) => {
    const leaf = leaves[index % leaves.length] ?? random.pick(leaves);
    const { goods } = leaf;
    const { size, grade, brand } = varietyOf(goods, Math.floor(index / leaves.length));
    const selling = random.chance(0.8) ? goods.sold[0] : random.pick(goods.sold);
    const { unit, price, lot } = selling ?? random.pick(goods.sold);
    return {
      id: id(),
      code: `${leaf.code}-${String(index + 1).padStart(6, '0')}`,
      name: `${goods.grades[grade] ?? ''}${leaf.item}`,
      specification: `${goods.sizes[size] ?? ''} ${companyNames[brand] ?? ''}`,
      category: leaf.id,
      unit: unitIds.get(unit),
      source: random.chance(0.9) ? 'purchase' : random.pick(['make', 'outsource']),
      price: priceBetween(random, price, (size + 0.5) / goods.sizes.length),
      safetyStock: lot[0].toFixed(3),
      enabled: random.chance(0.97),
    };
  });
}

/** The materials of a category go through all combinations of size, grade and brand before one comes again. */
function varietyOf({ sizes, grades }: Goods, index: number): { size: number; grade: number; brand: number } {
  const count = sizes.length * grades.length * companyNames.length;
  // A prime that divides no count, so that neighbours differ in all three.
  const at = (index * 1_009) % count;
  const above = Math.floor(at / sizes.length);
  return { size: at % sizes.length, grade: above % grades.length, brand: Math.floor(above / grades.length) };
}

/** A price of the range: larger sizes cost more. `part` is the place of the size between 0 and 1. */
function priceBetween(random: Random, [min, max]: Selling['price'], part: number): string {
  const place = Math.min(1, Math.max(0, part + random.integer(-12, 12) / 100));
  const price = min * (max / min) ** place;
  return Math.min(max, Math.max(min, price)).toFixed(2);
}

/** How each material is sold, by its category and its unit. */
export function sellingOf(
  units: readonly DemoRow[],
  categories: readonly DemoRow[],
): (material: DemoRow) => Selling | undefined {
  const codes = new Map(units.map((unit) => [unit.id, unit['code']]));
  const names = new Map(categories.map((category) => [category.id, category['name']]));
  const kinds = materialFamilies.flatMap((family) => family.kinds.flatMap(({ goods }) => goods));
  const goodsOf = new Map(kinds.flatMap((goods) => goods.items.map((item) => [item, goods] as const)));
  return (material) => {
    const goods = goodsOf.get(names.get(String(material['category'])) as string);
    return goods?.sold.find(({ unit }) => unit === codes.get(String(material['unit'])));
  };
}
