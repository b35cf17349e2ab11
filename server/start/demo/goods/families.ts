import { metals, packaging } from './bulk-goods.ts';
import { electrical } from './electrical-parts.ts';
import { bearings, fasteners } from './mechanical-parts.ts';
import { pneumatics } from './pneumatic-parts.ts';
import type { MaterialKind } from './selling.ts';

export interface MaterialFamily {
  name: string;
  code: string;
  supply: 'material' | 'part' | 'package';
  kinds: readonly MaterialKind[];
}

export const materialFamilies: readonly MaterialFamily[] = [
  { name: '紧固件', code: 'F', supply: 'part', kinds: fasteners },
  { name: '轴承', code: 'B', supply: 'part', kinds: bearings },
  { name: '电气元件', code: 'E', supply: 'part', kinds: electrical },
  { name: '液压气动', code: 'H', supply: 'part', kinds: pneumatics },
  { name: '金属材料', code: 'M', supply: 'material', kinds: metals },
  { name: '包装辅料', code: 'P', supply: 'package', kinds: packaging },
];
