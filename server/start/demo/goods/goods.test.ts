import { describe, expect, test } from 'vitest';

import { makeBaseData } from '../base-data.ts';
import { seededRandom } from '../random.ts';

const { materials, categories, units, depots } = makeBaseData(seededRandom(3), {
  materials: 20_000,
  customers: 1,
  days: 1,
});
const nameOf = (rows: readonly { id: string; name?: unknown }[]) => new Map(rows.map(({ id, name }) => [id, name]));
const unitNames = nameOf(units);
const categoryNames = nameOf(categories);
const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));

interface Known {
  name: string;
  kind: unknown;
  item: unknown;
  unit: unknown;
  price: number;
}

const known = materials.map((material): Known => {
  const category = String(material['category']);
  return {
    name: String(material['name']),
    kind: categoryNames.get(String(parents.get(category))),
    item: categoryNames.get(category),
    unit: unitNames.get(String(material['unit'])),
    price: Number(material['price']),
  };
});

describe('the goods of the demo company', () => {
  test.each([
    ['螺栓', ['个', '箱'], 0.15, 480],
    ['垫圈', ['个'], 0.05, 0.8],
    ['深沟球轴承', ['套'], 6, 320],
    ['线缆', ['米', '箱'], 1.2, 1_800],
    ['气缸', ['支'], 80, 900],
    ['钢板', ['千克', '张'], 3.8, 5_600],
    ['胶带与薄膜', ['卷', '箱', '包'], 2.2, 460],
  ])('of the kind %s have units and prices that fit', (kind, fitting, least, most) => {
    const those = known.filter((one) => one.kind === kind);
    expect(those.length).toBeGreaterThan(100);
    for (const { unit, price } of those) {
      expect(fitting).toContain(unit);
      expect(price).toBeGreaterThanOrEqual(least);
      expect(price).toBeLessThanOrEqual(most);
    }
  });

  test('have grades of their kind: bolts have strengths, and only what is made of metal is stainless', () => {
    for (const { name, kind } of known) {
      if (/^(8\.8|10\.9)级/.test(name)) expect(kind).toBe('螺栓');
      if (name.includes('不锈钢'))
        expect(['螺栓', '螺母', '垫圈', '销与铆钉', '深沟球轴承', '管接头', '钢板']).toContain(kind);
    }
  });

  test('are named after their category, and no two are the same', () => {
    for (const { name, item } of known) expect(name.endsWith(String(item))).toBe(true);
    const varieties = materials.map(({ name, specification, unit }) => [name, specification, unit].join());
    expect(new Set(varieties).size).toBe(materials.length);
  });

  test('lie in warehouses whose addresses are in the cities of their names', () => {
    for (const { name, address } of depots) {
      const city = ['上海', '苏州'].find((one) => String(name).startsWith(one));
      if (city !== undefined) expect(String(address)).toMatch(new RegExp(`^${city}市`, 'u'));
    }
    expect(String(depots.find(({ name }) => name === '华南成品仓')?.['address'])).toMatch(/^(广州|深圳|东莞|佛山)市/);
  });
});
