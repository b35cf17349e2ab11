import dayjs from 'dayjs';

import type { BaseData } from './base-data.ts';
import type { DemoRow } from './demo-row.ts';
import { idSequence } from './random.ts';

/** What the rows of the smaller areas name. */
export interface AreaParts {
  base: BaseData;
  suppliers: DemoRow[];
  today: Date;
}

/** The first material whose name has this in it, or else the first. */
export function materialNamed({ materials }: BaseData, part: string): DemoRow | undefined {
  return materials.find(({ name }) => String(name).includes(part)) ?? materials[0];
}

/** Gives the rows ids of that block. */
export function withIds(block: number, rows: Record<string, unknown>[]): DemoRow[] {
  const id = idSequence(block);
  return rows.map((row) => ({ id: id(), ...row }));
}

export const dayFrom = (today: Date, days: number): string => dayjs(today).add(days, 'day').format('YYYY-MM-DD');
