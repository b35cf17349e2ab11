import type { Density } from '../../../runtime/table/index.ts';

/** Row heights in pixels. */
export const rowHeights: Record<Density, number> = { comfortable: 48, middle: 40, compact: 32 };
