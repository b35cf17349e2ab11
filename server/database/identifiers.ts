import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';

const pattern = /^[a-z_][a-z0-9_]{0,62}$/;

/** A name that cannot be a table or column of ours. */
export class InvalidIdentifierError extends Error {
  constructor(name: string) {
    super(`“${name}”不能用作表名或列名，请以小写字母或下划线开头，只用小写字母、数字和下划线，至多 63 个字符。`);
    this.name = 'InvalidIdentifierError';
  }
}

/**
 * The name itself, if it may be a table, column or index name.
 * @throws InvalidIdentifierError otherwise; PostgreSQL would cut names over 63 bytes silently.
 */
export function identifier(name: string): string {
  if (!pattern.test(name)) throw new InvalidIdentifierError(name);
  return name;
}

/**
 * A column ordered by the bytes of its text, whatever collation the customer's database has. `name` is `column` or
 * `table.column`. This file is the only one that makes SQL of a name.
 */
export function byteOrder(name: string): RawBuilder<unknown> {
  return sql`${reference(name)} collate "C"`;
}

/** A column of texts whose upper and lower case are told apart as the database does by itself. */
export function byLanguage(name: string): RawBuilder<string> {
  return sql`${reference(name)} collate "default"`;
}

/** A column of texts joined by commas, one before the first and one behind the last: each stands between two. */
export function listed(name: string): RawBuilder<string> {
  return sql`(',' || ${reference(name)} || ',') collate "default"`;
}

/** Whether a column of texts joined by commas, or of an array as JSON, holds one of the texts that a query gives. */
export function sharesOne(name: string, texts: Expression<unknown>): RawBuilder<SqlBool> {
  const plain = sql`translate(${reference(name)}::text, '[]" ', '')`;
  return sql<SqlBool>`string_to_array(${plain} collate "C", ',') && array(${texts})`;
}

/** A column of an index in which rows without a value come first, or last where it descends. */
export function indexColumn(name: string, descending = false): RawBuilder<unknown> {
  return descending ? sql`${reference(name)} desc nulls last` : sql`${reference(name)} nulls first`;
}

function reference(name: string): RawBuilder<unknown> {
  return sql.ref(name.split('.').map(identifier).join('.'));
}
