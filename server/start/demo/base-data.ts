import { idSequence, type Random } from './random.ts';
import {
  cities,
  companyForms,
  companyNames,
  companyTrades,
  depots,
  givenNames,
  materialFamilies,
  roads,
  surnames,
  units,
} from './vocabulary.ts';

export type DemoRow = Record<string, unknown> & { id: string };

/** The demo's basic data, ready to be inserted: rows by model, in the order in which models must be filled. */
export interface BaseData {
  units: DemoRow[];
  categories: DemoRow[];
  materials: DemoRow[];
  depots: DemoRow[];
  customers: DemoRow[];
}

export interface DemoSize {
  materials: number;
  customers: number;
  suppliers?: number;
  /** Days of business up to today. */
  days: number;
}

export function personName(random: Random): string {
  return random.pick(surnames) + random.pick(givenNames);
}

export function mobileNumber(random: Random): string {
  return `1${random.pick(['3', '5', '7', '8'])}${random.integer(100_000_000, 999_999_999)}`;
}

/** Makes realistic basic data; the same seed gives the same data. */
export function makeBaseData(random: Random, size: DemoSize): BaseData {
  const unitRows = makeUnits();
  const { categories, leaves } = makeCategories();
  return {
    units: unitRows,
    categories,
    materials: makeMaterials(random, size.materials, leaves, unitRows),
    depots: makeDepots(random),
    customers: makeCustomers(random, size.customers),
  };
}

function makeUnits(): DemoRow[] {
  const id = idSequence(1);
  return units.map(([name, code, decimals]) => ({ id: id(), name, code, decimals }));
}

interface Leaf {
  id: string;
  code: string;
  items: readonly string[];
  sizes: readonly string[];
}

function makeCategories(): { categories: DemoRow[]; leaves: Leaf[] } {
  const id = idSequence(2);
  const categories: DemoRow[] = [];
  const leaves: Leaf[] = [];
  for (const [index, family] of materialFamilies.entries()) {
    const root = { id: id(), name: family.name, code: family.code, sortNo: index + 1 };
    categories.push(root);
    for (const [position, kind] of family.kinds.entries()) {
      const code = `${family.code}${String(position + 1).padStart(2, '0')}`;
      const branch = { id: id(), name: kind.name, code, parentId: root.id, sortNo: position + 1 };
      categories.push(branch);
      for (const [last, name] of kind.items.entries()) {
        const leaf = {
          id: id(),
          name,
          code: `${code}${String(last + 1).padStart(2, '0')}`,
          parentId: branch.id,
          sortNo: last + 1,
        };
        categories.push(leaf);
        leaves.push({ id: leaf.id, code: leaf.code, items: [name], sizes: kind.sizes });
      }
    }
  }
  return { categories, leaves };
}

const grades = [
  '',
  '加厚',
  '304不锈钢',
  '316不锈钢',
  '碳钢',
  '镀锌',
  '8.8级',
  '10.9级',
  '12.9级',
  '防腐型',
  '高强度',
  '耐高温',
];

function makeMaterials(
  random: Random,
  count: number,
  leaves: readonly Leaf[],
  unitRows: readonly DemoRow[],
): DemoRow[] {
  const id = idSequence(3);
  return Array.from({ length: count }, (_, index) => {
    const leaf = leaves[index % leaves.length] ?? random.pick(leaves);
    const grade = random.pick(grades);
    return {
      id: id(),
      code: `${leaf.code}-${String(index + 1).padStart(6, '0')}`,
      name: `${grade}${random.pick(leaf.items)}`,
      specification: random.pick(leaf.sizes),
      category: leaf.id,
      unit: random.pick(unitRows).id,
      source: random.chance(0.7) ? 'purchase' : random.pick(['make', 'outsource']),
      price: (random.integer(12, 98_000) / 100).toFixed(2),
      safetyStock: (random.integer(0, 50) * 10).toFixed(3),
      enabled: random.chance(0.97),
    };
  });
}

function makeDepots(random: Random): DemoRow[] {
  const id = idSequence(4);
  return depots.map(([code, name, kind]) => ({
    id: id(),
    code,
    name,
    kind,
    keeper: personName(random),
    phone: mobileNumber(random),
    address: address(random),
    enabled: true,
  }));
}

function address(random: Random): string {
  return `${random.pick(cities)}市${random.pick(roads)}${random.integer(1, 999)}号`;
}

const industries: Readonly<Record<string, string>> = {
  机械制造: 'machinery',
  精密机电: 'machinery',
  电子科技: 'electronics',
  汽车零部件: 'automotive',
  自动化设备: 'machinery',
  新能源: 'energy',
  建筑工程: 'construction',
  医疗器械: 'medical',
  包装材料: 'food',
  电气: 'electronics',
};

function makeCustomers(random: Random, count: number): DemoRow[] {
  const id = idSequence(5);
  const taken = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const city = random.pick(cities);
    const trade = random.pick(companyTrades);
    let name = `${city}${random.pick(companyNames)}${trade}${random.pick(companyForms)}`;
    for (let again = 2; taken.has(name); again += 1)
      name = `${city}${random.pick(companyNames)}${random.pick(companyNames)}${trade}${random.pick(companyForms)}`;
    taken.add(name);
    const level = random.chance(0.1) ? 'A' : random.pick(['B', 'B', 'B', 'C', 'D']);
    return {
      id: id(),
      name,
      level,
      industry: industries[trade] ?? 'trade',
      contact: personName(random),
      phone: mobileNumber(random),
      email: `sales${index + 1}@example.com`,
      ...(level !== 'D' && { creditLimit: (random.integer(1, 200) * 5_000).toFixed(2) }),
      openedOn: `${random.integer(2015, 2025)}-${String(random.integer(1, 12)).padStart(2, '0')}-${String(random.integer(1, 28)).padStart(2, '0')}`,
      address: address(random),
    };
  });
}
