import type { DemoRow } from './demo-row.ts';
import { makeCategories, makeMaterials, makeUnits } from './goods/index.ts';
import { idSequence, type Random } from './random.ts';
import {
  cities,
  companyForms,
  companyNames,
  companyTrades,
  depots,
  givenNames,
  roads,
  surnames,
} from './vocabulary.ts';

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
  days: number;
}

export function personName(random: Random): string {
  return random.pick(surnames) + random.pick(givenNames);
}

export function mobileNumber(random: Random): string {
  return `1${random.pick(['3', '5', '7', '8'])}${random.integer(100_000_000, 999_999_999)}`;
}

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

function makeDepots(random: Random): DemoRow[] {
  const id = idSequence(4);
  return depots.map(([code, name, kind, city]) => ({
    id: id(),
    code,
    name,
    kind,
    keeper: personName(random),
    phone: mobileNumber(random),
    address: address(random, city),
    enabled: true,
  }));
}

function address(random: Random, city: string): string {
  return `${city}市${random.pick(roads)}${random.integer(1, 999)}号`;
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

/** The usual credit range of a customer level, in units of 10,000 yuan. */
const creditOf = (level: string): [number, number] => (level === 'A' ? [20, 60] : level === 'B' ? [5, 20] : [1, 5]);

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
      ...(level !== 'D' && { creditLimit: (random.integer(...creditOf(level)) * 10_000).toFixed(2) }),
      openedOn: `${random.integer(2015, 2025)}-${String(random.integer(1, 12)).padStart(2, '0')}-${String(random.integer(1, 28)).padStart(2, '0')}`,
      address: address(random, city),
    };
  });
}
