import { each, sold, type MaterialKind } from './selling.ts';

export const electrical: MaterialKind[] = [
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
