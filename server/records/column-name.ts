import { createHash } from 'node:crypto';

const longest = 63;

/** The column of a field: `billNo` is `bill_no`. */
export function columnName(field: string): string {
  return field
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase();
}

/** The name of an index over columns of a table; a long one is cut and told apart by a hash. */
export function indexName(table: string, columns: readonly string[], ending: 'key' | 'idx'): string {
  const name = `${[table, ...columns].join('_')}_${ending}`;
  if (name.length <= longest) return name;
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 8);
  return `${name.slice(0, longest - hash.length - ending.length - 2)}_${hash}_${ending}`;
}
