import { each, sold, type MaterialKind } from './selling.ts';

export const pneumatics: MaterialKind[] = [
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
