import { each, sold, type MaterialKind, type Selling } from './selling.ts';

const plate = (
  items: readonly string[],
  grades: readonly string[],
  kilo: Selling['price'],
  sheet: Selling['price'],
) => ({
  items,
  sizes: ['1.0mm', '1.5mm', '2.0mm', '3.0mm', '4.0mm', '6.0mm', '8.0mm', '10.0mm'],
  grades,
  sold: [sold('KG', kilo, [100, 1500]), sold('SHEET', sheet, [2, 30])],
});

export const metals: MaterialKind[] = [
  {
    name: '钢板',
    goods: [
      plate(['冷轧钢板'], ['SPCC', 'DC01'], [4.6, 6.2], [220, 1900]),
      plate(['热轧钢板'], ['Q235B', 'Q355B'], [3.8, 5.1], [180, 1700]),
      plate(['镀锌钢板'], ['SGCC', 'DX51D'], [5.1, 7.4], [240, 2100]),
      plate(['不锈钢板'], ['201', '304', '316L'], [11, 28], [480, 5600]),
    ],
  },
  {
    name: '型钢',
    goods: [
      {
        items: ['槽钢', '工字钢'],
        sizes: ['8#', '10#', '12#', '14#', '16#', '18#', '20#'],
        grades: ['Q235B', 'Q355B', '镀锌'],
        sold: [sold('KG', [3.9, 5.8], [200, 2000]), sold('STICK', [180, 1200], [2, 40])],
      },
      {
        items: ['角钢', '方管'],
        sizes: ['30×30', '40×40', '50×50', '63×63', '80×80', '100×100', '120×120'],
        grades: ['Q235B', 'Q355B', '镀锌'],
        sold: [sold('KG', [3.9, 6.4], [200, 2000]), sold('STICK', [85, 980], [2, 40])],
      },
    ],
  },
  {
    name: '铝材',
    goods: [
      {
        items: ['工业铝型材'],
        sizes: ['2020', '3030', '4040', '4080', '8080'],
        grades: ['', '6063', '氧化'],
        sold: [sold('M', [16, 120], [20, 200])],
      },
      {
        items: ['铝板'],
        sizes: ['2mm', '3mm', '5mm', '8mm', '10mm', '20mm'],
        grades: ['5052', '6061', '7075'],
        sold: [sold('KG', [21, 46], [50, 400]), sold('SHEET', [160, 1900], [1, 12])],
      },
      {
        items: ['铝棒'],
        sizes: ['φ10', 'φ16', 'φ20', 'φ30', 'φ50', 'φ80'],
        grades: ['6061', '6063', '7075'],
        sold: [sold('KG', [21, 42], [30, 300])],
      },
    ],
  },
];

export const packaging: MaterialKind[] = [
  {
    name: '纸箱',
    goods: [
      {
        items: ['三层瓦楞纸箱', '五层瓦楞纸箱', '七层重型纸箱'],
        sizes: ['200×150×100', '300×200×150', '400×300×200', '500×400×300', '600×400×400', '800×600×500'],
        grades: ['', '加厚', '防潮', '印刷'],
        sold: [sold('ZHI', [1.2, 28], [50, 800])],
      },
    ],
  },
  {
    name: '胶带与薄膜',
    goods: [
      {
        items: ['封箱胶带'],
        sizes: each(['45mm', '48mm', '60mm'], ['50m', '100m', '150m']),
        grades: ['', '加厚', '印字'],
        sold: [sold('ROLL', [2.2, 12], [30, 500]), sold('BOX', [95, 460], [2, 20])],
      },
      {
        items: ['缠绕膜', '气泡膜'],
        sizes: each(['300mm', '500mm', '1200mm'], ['50m', '100m', '300m']),
        grades: ['', '加厚', '防静电'],
        sold: [sold('ROLL', [15, 110], [10, 120])],
      },
      {
        items: ['防静电袋'],
        sizes: ['100×150', '150×200', '200×300', '300×400', '400×500'],
        grades: ['', '加厚', '自封'],
        sold: [sold('PKG', [12, 120], [5, 80])],
      },
    ],
  },
];
