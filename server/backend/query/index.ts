export { type FieldKind, kindOf } from './field-kind.ts';
export { pageFitting } from './fit-page.ts';
export { listQuery, withoutStars } from './list-query.ts';
export { readLongExport, refusedExport, sendLongExport } from './long-export.ts';
export { sorted } from './sorted.ts';
export { type OtherCall, totalsOf } from './totals.ts';
