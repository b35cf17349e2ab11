import dayjs from 'dayjs';

import type { BaseData } from './base-data.ts';
import type { DemoRow } from './demo-row.ts';
import { idSequence } from './random.ts';

export interface AreaParts {
  base: BaseData;
  suppliers: DemoRow[];
  today: Date;
}

export function materialNamed({ materials }: BaseData, part: string): DemoRow | undefined {
  return materials.find(({ name }) => String(name).includes(part)) ?? materials[0];
}

export function withIds(block: number, rows: Record<string, unknown>[]): DemoRow[] {
  const id = idSequence(block);
  return rows.map((row) => ({ id: id(), ...row }));
}

export const dayFrom = (today: Date, days: number): string => dayjs(today).add(days, 'day').format('YYYY-MM-DD');
