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

/** Categories of materials: a name, the code's letter, what its suppliers are, its kinds. */
export interface MaterialFamily {
  name: string;
  code: string;
  supply: 'material' | 'part' | 'package';
  kinds: readonly MaterialKind[];
}

const sold = (unit: string, price: Selling['price'], lot: Selling['lot']): Selling => ({ unit, price, lot });

const each = (starts: readonly string[], ends: readonly string[], between = '×'): string[] =>
  starts.flatMap((start) => ends.map((end) => start + between + end));

const threads = ['M5', 'M6', 'M8', 'M10', 'M12', 'M16', 'M20', 'M24'];
const metal = ['', '304不锈钢', '碳钢', '镀锌'];

const fasteners: MaterialKind[] = [
  {
    name: '螺栓',
    goods: [
      {
        items: ['外六角螺栓', '内六角螺栓', '法兰面螺栓', '地脚螺栓', '马车螺栓'],
        sizes: each(['M6', 'M8', 'M10', 'M12', 'M16', 'M20'], ['20', '30', '40', '50', '60', '80']),
        grades: ['', '8.8级', '10.9级', '304不锈钢', '镀锌'],
        sold: [sold('PCS', [0.15, 12], [100, 1500]), sold('BOX', [45, 480], [2, 30])],
      },
    ],
  },
  {
    name: '螺母',
    goods: [
      {
        items: ['六角螺母', '法兰螺母', '锁紧螺母', '盖形螺母'],
        sizes: threads,
        grades: [...metal, '8级', '10级'],
        sold: [sold('PCS', [0.08, 3.5], [200, 2500]), sold('BOX', [30, 220], [2, 40])],
      },
    ],
  },
  {
    name: '垫圈',
    goods: [
      {
        items: ['平垫圈', '弹簧垫圈', '止退垫圈', '齿形垫圈'],
        sizes: ['φ5', 'φ6', 'φ8', 'φ10', 'φ12', 'φ16', 'φ20', 'φ24'],
        grades: [...metal, '65Mn'],
        sold: [sold('PCS', [0.05, 0.8], [300, 5000])],
      },
    ],
  },
  {
    name: '销与铆钉',
    goods: [
      {
        items: ['圆柱销', '开口销', '抽芯铆钉', '实心铆钉'],
        sizes: each(['φ3', 'φ4', 'φ5', 'φ6', 'φ8'], ['12', '16', '20', '30', '40']),
        grades: metal,
        sold: [sold('PCS', [0.06, 2.5], [200, 3000])],
      },
    ],
  },
];

const bearings: MaterialKind[] = [
  {
    name: '深沟球轴承',
    goods: [
      {
        items: ['深沟球轴承', '带座深沟球轴承', '不锈钢深沟球轴承'],
        sizes: each(['6000', '6201', '6204', '6205', '6308', '6310', '6412'], ['', '-ZZ', '-2RS'], ''),
        grades: ['', 'P6级', 'P5级', '耐高温'],
        sold: [sold('SET', [6, 320], [10, 150])],
      },
    ],
  },
  {
    name: '圆锥滚子轴承',
    goods: [
      {
        items: ['单列圆锥滚子轴承', '双列圆锥滚子轴承'],
        sizes: ['30204', '30206', '30208', '32008', '32210', '32212', '33115', '33118'],
        grades: ['', 'P6级', 'P5级'],
        sold: [sold('SET', [18, 460], [5, 60])],
      },
    ],
  },
  {
    name: '直线轴承',
    goods: [
      {
        items: ['直线轴承', '法兰直线轴承', '加长直线轴承'],
        sizes: ['LM8UU', 'LM10UU', 'LM12UU', 'LM16UU', 'LM20UU', 'LM25UU', 'LM30UU'],
        grades: ['', '耐高温', '防腐型'],
        sold: [sold('SET', [9, 150], [10, 100])],
      },
    ],
  },
];

const electrical: MaterialKind[] = [
  {
    name: '断路器',
    goods: [
      {
        items: ['小型断路器'],
        sizes: each(['1P', '2P', '3P', '4P'], ['10A', '16A', '25A', '32A', '63A'], ' '),
        grades: ['', 'C型', 'D型'],
        sold: [sold('ZHI', [9, 85], [10, 200])],
      },
      {
        items: ['塑壳断路器'],
        sizes: each(['3P', '4P'], ['100A', '160A', '250A', '400A'], ' '),
        grades: ['', '高分断'],
        sold: [sold('TAI', [120, 980], [2, 30])],
      },
      {
        items: ['漏电断路器'],
        sizes: each(['1P+N', '2P', '4P'], ['16A', '25A', '32A', '63A'], ' '),
        grades: ['', '30mA'],
        sold: [sold('ZHI', [28, 190], [5, 100])],
      },
    ],
  },
  {
    name: '接触器',
    goods: [
      {
        items: ['交流接触器', '直流接触器', '可逆接触器'],
        sizes: each(['9A', '18A', '32A', '65A', '95A'], ['24V', '220V', '380V'], ' '),
        grades: ['', '静音'],
        sold: [sold('TAI', [32, 690], [3, 50])],
      },
    ],
  },
  {
    name: '传感器',
    goods: [
      {
        items: ['接近开关', '光电开关'],
        sizes: each(['M8', 'M12', 'M18', 'M30'], ['NPN 24V', 'PNP 24V'], ' '),
        grades: ['', '防水', '耐高温'],
        sold: [sold('ZHI', [22, 180], [5, 80])],
      },
      {
        items: ['压力变送器'],
        sizes: each(['0-0.6MPa', '0-1MPa', '0-1.6MPa', '0-6MPa', '0-25MPa'], ['4-20mA', '0-10V'], ' '),
        grades: ['', '防爆', '防腐型'],
        sold: [sold('TAI', [160, 880], [2, 20])],
      },
      {
        items: ['温度传感器'],
        sizes: each(['PT100', 'PT1000'], ['50mm', '100mm', '150mm', '200mm'], ' '),
        grades: ['', '防爆', '铠装'],
        sold: [sold('STICK', [35, 260], [3, 50])],
      },
      {
        items: ['编码器'],
        sizes: ['100P/R', '360P/R', '600P/R', '1000P/R', '2000P/R', '2500P/R'],
        grades: ['', '防水'],
        sold: [sold('TAI', [140, 760], [2, 20])],
      },
    ],
  },
  {
    name: '线缆',
    goods: [
      {
        items: ['屏蔽控制电缆', '拖链电缆', '电力电缆'],
        sizes: ['2×1.5', '3×1.5', '4×1.5', '4×2.5', '5×4', '5×6', '3×16+1×10', '3×25+1×16'],
        grades: ['', '阻燃', '耐火', '耐高温'],
        sold: [sold('M', [2.2, 58], [50, 600])],
      },
      {
        items: ['网线'],
        sizes: ['CAT5e', 'CAT6', 'CAT6A', 'CAT7'],
        grades: ['', '屏蔽', '阻燃'],
        sold: [sold('M', [1.2, 6.8], [100, 1000]), sold('BOX', [360, 1800], [1, 12])],
      },
    ],
  },
];

const pneumatics: MaterialKind[] = [
  {
    name: '气缸',
    goods: [
      {
        items: ['标准气缸', '迷你气缸', '薄型气缸', '无杆气缸'],
        sizes: each(['16', '25', '32', '40', '50', '63', '80'], ['50', '100', '150', '200', '300']),
        grades: ['', '带磁', '耐高温'],
        sold: [sold('STICK', [80, 900], [2, 30])],
      },
    ],
  },
  {
    name: '电磁阀',
    goods: [
      {
        items: ['二位三通电磁阀', '二位五通电磁阀', '三位五通电磁阀'],
        sizes: each(['DC24V', 'AC220V'], ['1/8', '1/4', '3/8', '1/2'], ' '),
        grades: ['', '低功耗', '防爆'],
        sold: [sold('ZHI', [65, 420], [3, 50])],
      },
    ],
  },
  {
    name: '管接头',
    goods: [
      {
        items: ['快插直通接头', '快插弯头', '三通接头', '卡套接头'],
        sizes: each(['φ4', 'φ6', 'φ8', 'φ10', 'φ12'], ['M5', 'G1/8', 'G1/4'], '-'),
        grades: ['', '铜镀镍', '304不锈钢'],
        sold: [sold('PCS', [1.2, 28], [50, 600])],
      },
    ],
  },
];

const plate = (items: readonly string[], grades: readonly string[], kilo: Selling['price'], sheet: Selling['price']) => ({
  items,
  sizes: ['1.0mm', '1.5mm', '2.0mm', '3.0mm', '4.0mm', '6.0mm', '8.0mm', '10.0mm'],
  grades,
  sold: [sold('KG', kilo, [100, 1500]), sold('SHEET', sheet, [2, 30])],
});

const metals: MaterialKind[] = [
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
        items: ['槽钢', '角钢', '工字钢', '方管'],
        sizes: ['40×40', '50×50', '63×63', '80×80', '100×100', '120×120', '160×160'],
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

const packaging: MaterialKind[] = [
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

export const materialFamilies: readonly MaterialFamily[] = [
  { name: '紧固件', code: 'F', supply: 'part', kinds: fasteners },
  { name: '轴承', code: 'B', supply: 'part', kinds: bearings },
  { name: '电气元件', code: 'E', supply: 'part', kinds: electrical },
  { name: '液压气动', code: 'H', supply: 'part', kinds: pneumatics },
  { name: '金属材料', code: 'M', supply: 'material', kinds: metals },
  { name: '包装辅料', code: 'P', supply: 'package', kinds: packaging },
];
