import { mobileNumber, personName } from './base-data.ts';
import type { DemoRow } from './demo-row.ts';
import { idSequence, type Random } from './random.ts';
import { cities, companyNames, companyTrades, roads } from './vocabulary.ts';

export interface SystemData {
  suppliers: DemoRow[];
  categories: DemoRow[];
  positions: DemoRow[];
}

export function makeSystemData(random: Random, suppliers: number): SystemData {
  return { suppliers: makeSuppliers(random, suppliers), categories: makeCategories(), positions: makePositions() };
}

const categories: readonly (readonly [name: string, children: readonly string[]])[] = [
  ['物料属性', ['通用件', '标准件', '专用件', '易耗品']],
  ['客户来源', ['展会', '老客户介绍', '网络推广', '上门拜访', '招投标']],
  ['费用类别', ['差旅费', '办公费', '业务招待费', '运输费', '检测费']],
  ['文件类别', ['合同', '图纸', '检验报告', '资质证书']],
  ['故障类别', ['机械故障', '电气故障', '液压故障', '软件故障']],
];

function makeCategories(): DemoRow[] {
  const id = idSequence(61);
  const part = (index: number): string => `A${String(index + 1).padStart(2, '0')}`;
  return categories.flatMap(([name, children], index) => {
    const root = { id: id(), name, code: part(index), pid: null };
    const below = children.map((child, position) => ({
      id: id(),
      name: child,
      code: part(index) + part(position),
      pid: root.id,
    }));
    return [root, ...below];
  });
}

const positions: readonly (readonly [code: string, name: string, rank: string])[] = [
  ['ceo', '总经理', '5'],
  ['cto', '技术总监', '5'],
  ['sales-manager', '销售经理', '4'],
  ['purchase-manager', '采购经理', '4'],
  ['finance-manager', '财务经理', '4'],
  ['senior-engineer', '高级工程师', '4'],
  ['engineer', '工程师', '3'],
  ['depot-keeper', '仓库管理员', '2'],
  ['salesman', '销售员', '2'],
  ['buyer', '采购员', '2'],
  ['accountant', '会计', '3'],
  ['inspector', '质检员', '2'],
  ['operator', '操作工', '1'],
];

function makePositions(): DemoRow[] {
  const id = idSequence(62);
  return positions.map(([code, name, postRank]) => ({ id: id(), code, name, postRank }));
}

const banks = ['中国工商银行', '中国建设银行', '中国农业银行', '招商银行', '交通银行', '中信银行'];
const taxLetters = '0123456789ABCDEFGHJKLMNPQRTUWXY';

function makeSuppliers(random: Random, count: number): DemoRow[] {
  const id = idSequence(63);
  const names = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const city = random.pick(cities);
    const shortName = random.pick(companyNames) + random.pick(companyTrades).slice(0, 2);
    const plain = `${city}${shortName}供应有限公司`;
    const name = names.has(plain) ? `${city}${shortName}第${index}供应有限公司` : plain;
    names.add(name);
    return {
      id: id(),
      name,
      shortName,
      category: random.pick(['material', 'material', 'part', 'part', 'outsource', 'package', 'service', 'equipment']),
      grade: random.pick(['A', 'B', 'B', 'C', 'C', 'C', 'D']),
      contact: personName(random),
      phone: mobileNumber(random),
      email: `gys${String(index + 1).padStart(4, '0')}@example.com`,
      settlement: random.pick(['cash', 'month30', 'month30', 'month60', 'month90', 'advance']),
      leadDays: random.integer(1, 45),
      taxNumber: `91${Array.from({ length: 16 }, () => random.pick([...taxLetters])).join('')}`,
      bank: `${random.pick(banks)}${city}分行`,
      bankAccount: `62${String(random.integer(10 ** 8, 10 ** 9 - 1))}${String(random.integer(10 ** 7, 10 ** 8 - 1))}`,
      address: `${city}市${random.pick(roads)}${random.integer(1, 999)}号`,
      enabled: random.chance(0.95),
    };
  });
}
