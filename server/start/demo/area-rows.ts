import dayjs from 'dayjs';

import type { BaseData } from './base-data.ts';
import type { DemoRow } from './demo-row.ts';
import { idSequence } from './random.ts';

/** The records that rows of the smaller areas refer to. */
export interface AreaParts {
  base: BaseData;
  suppliers: DemoRow[];
  today: Date;
}

/** Returns the first material whose name contains the text, or else the first one. */
export function materialNamed({ materials }: BaseData, part: string): DemoRow | undefined {
  return materials.find(({ name }) => String(name).includes(part)) ?? materials[0];
}

/** Assigns ids of the block to the rows. */
export function withIds(block: number, rows: Record<string, unknown>[]): DemoRow[] {
  const id = idSequence(block);
  return rows.map((row) => ({ id: id(), ...row }));
}

export const dayFrom = (today: Date, days: number): string => dayjs(today).add(days, 'day').format('YYYY-MM-DD');
