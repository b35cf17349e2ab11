import type { DemoRow } from '../demo-row.ts';
import { idSequence, type Random } from '../random.ts';
import { companyNames, units } from '../vocabulary.ts';
import { materialFamilies } from './families.ts';
import type { Goods, Selling } from './selling.ts';

interface Leaf {
  id: string;
  first: number;
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
        leaves.push({ id: leaf.id, first: leaves.length * 5, code: leaf.code, item, goods });
      }
    }
  }
  return { categories, leaves };
}

/** Creates materials for each category in turn; each has a unit, a grade and a price that fit the goods. */
export function makeMaterials(
  random: Random,
  count: number,
  leaves: readonly Leaf[],
  unitRows: readonly DemoRow[],
): DemoRow[] {
  const id = idSequence(3);
  const unitIds = new Map(unitRows.map((unit) => [unit['code'], unit.id]));
  return inTurn(count, leaves).map(({ leaf, round }, index) => {
    const { goods } = leaf;
    const { size, grade, brand } = varietyOf(goods, leaf.first + round);
    const { unit, price, lot } = (random.chance(0.8) && goods.sold[0]) || random.pick(goods.sold);
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

function inTurn(count: number, leaves: readonly Leaf[]): { leaf: Leaf; round: number }[] {
  const places: { leaf: Leaf; round: number }[] = [];
  for (let round = 0; places.length < count; round += 1) {
    const left = leaves.filter(({ goods }) => round < varietiesOf(goods));
    if (left.length === 0) throw new RangeError(`There are ${places.length} varieties of goods, not ${count}.`);
    for (const leaf of left.slice(0, count - places.length)) places.push({ leaf, round });
  }
  return places;
}

const varietiesOf = ({ sizes, grades }: Goods): number => sizes.length * grades.length * companyNames.length;

function varietyOf(goods: Goods, index: number): { size: number; grade: number; brand: number } {
  const { sizes, grades } = goods;
  // A prime that divides no count of varieties, so that neighbors differ in all three.
  const at = (index * 1_009) % varietiesOf(goods);
  const above = Math.floor(at / sizes.length);
  return { size: at % sizes.length, grade: above % grades.length, brand: Math.floor(above / grades.length) };
}

function priceBetween(random: Random, [min, max]: Selling['price'], part: number): string {
  const place = Math.min(1, Math.max(0, part + random.integer(-12, 12) / 100));
  const price = min * (max / min) ** place;
  return Math.min(max, Math.max(min, price)).toFixed(2);
}

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
