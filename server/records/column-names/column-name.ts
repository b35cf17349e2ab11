import { createHash } from 'node:crypto';

const longest = 63;

const plain = /^[a-z_][a-z0-9_]{0,62}$/;

/**
 * A cache of columns by field: documents have few different fields, and each publication needs the columns of all of
 * them.
 */
const known = new Map<string, string>();
const mostKnown = 10_000;

/**
 * Returns the column of a field: `bill_no` for `billNo`; `f_` and a hash for a name that cannot be a column, such as
 * 客户.
 */
export function columnName(field: string): string {
  const column = known.get(field) ?? newColumnName(field);
  if (known.size < mostKnown) known.set(field, column);
  return column;
}

function newColumnName(field: string): string {
  const name = field
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase();
  return plain.test(name) ? name : `f_${hash(field, 16)}`;
}

/** Returns the name of an index on columns of a table; a long name is cut and gets a hash. */
export function indexName(table: string, columns: readonly string[], ending: 'key' | 'idx'): string {
  const name = `${[table, ...columns].join('_')}_${ending}`;
  if (name.length <= longest) return name;
  const digest = hash(name, 8);
  return `${name.slice(0, longest - digest.length - ending.length - 2)}_${digest}_${ending}`;
}

function hash(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}
