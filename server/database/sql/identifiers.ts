import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

export type IndexColumn = { name: string; descending?: boolean; collation?: 'chinese' };

const pattern = /^[a-z_][a-z0-9_]{0,62}$/;

/** The error of a name that is not valid for a table or column. */
export class InvalidIdentifierError extends Error {
  constructor(name: string) {
    super(`“${name}”不能用作表名或列名，请以小写字母或下划线开头，只用小写字母、数字和下划线，至多 63 个字符。`);
    this.name = 'InvalidIdentifierError';
  }
}

/**
 * Checks the name of a table, column or index.
 * @returns the name itself.
 * @throws InvalidIdentifierError for an invalid name; PostgreSQL would silently truncate names over 63 bytes.
 */
export function identifier(name: string): string {
  if (!pattern.test(name)) throw new InvalidIdentifierError(name);
  return name;
}

/**
 * Orders a column by the bytes of its text, whatever collation the customer's database has. `name` is `column` or
 * `table.column`. Only this file turns names into SQL.
 */
export function byteOrder(name: string): RawBuilder<unknown> {
  return sql`${reference(name)} collate "C"`;
}

export const chineseCollation = 'pagewright_chinese';

export function chineseOrder(name: string): RawBuilder<string> {
  return sql`${reference(name)} collate ${sql.id(chineseCollation)}`;
}

export function byLanguage(name: string): RawBuilder<string> {
  return sql`${reference(name)} collate "default"`;
}

/**
 * Returns the greatest number that the group of a regular expression matches in a text column; null without a match.
 */
export function greatestIn(name: string, expression: string): RawBuilder<string | null> {
  return sql`max(cast(substring(${reference(name)} from ${expression}) as numeric))`;
}

/** Adds a comma before and after the comma list in a column, so that each item is between two commas. */
export function listed(name: string): RawBuilder<string> {
  return sql`(',' || ${reference(name)} || ',') collate "default"`;
}

/** Returns a condition: a comma list, or a JSON array, contains one of the texts that a query returns. */
export function sharesOne(name: string, texts: Expression<unknown>): RawBuilder<SqlBool> {
  const plain = sql`translate(${reference(name)}::text, '[]" ', '')`;
  return sql<SqlBool>`string_to_array(${plain} collate "C", ',') && array(${texts})`;
}

/**
 * Returns a condition: a column contains one of the texts that a query returns. The query runs once, before the rows
 * are read, so that an index of the column can be used.
 */
export function isOneOf(name: string, texts: Expression<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`${reference(name)} = any(array(${texts}))`;
}

/** Returns a condition: a row belongs to one of these tenants; always true without tenants. */
export function hasTenant(name: string, tenants: readonly number[] | undefined): RawBuilder<SqlBool> {
  if (!tenants) return sql<SqlBool>`true`;
  const [first, second] = new Set(tenants);
  return second === undefined
    ? sql<SqlBool>`${reference(name)} = ${first}`
    : sql<SqlBool>`${reference(name)} in (${sql.join(tenants)})`;
}

/** Returns a condition: a comma list of tenants contains this one; 0 matches an empty list. */
export function isMember(name: string, tenant: number): RawBuilder<SqlBool> {
  if (tenant === 0) return sql<SqlBool>`coalesce(${reference(name)}, '') = ''`;
  return sql<SqlBool>`(',' || ${reference(name)} || ',') like ${`%,${tenant},%`}`;
}

/**
 * Builds the JSON text of a list of columns, in the format of `JSON.stringify`.
 * @param columns with `quoted` for values that are strings in JSON, in contrast to numbers and booleans.
 */
export function jsonList(columns: readonly { name: string; quoted: boolean }[]): RawBuilder<string> {
  const items = columns.map(({ name, quoted }) => {
    const column = reference(name);
    const text = quoted
      ? sql`to_json(${column}::text)::text`
      : sql`case when pg_typeof(${column}) = 'boolean'::regtype then ${column}::text
          else trim_scale(${column}::text::numeric)::text end`;
    return sql`coalesce(${text}, 'null')`;
  });
  return sql<string>`'[' || ${sql.join(items, sql` || ',' || `)} || ']'`;
}

export function indexColumn({ name, descending, collation }: IndexColumn): RawBuilder<unknown> {
  const column = collation === 'chinese' ? chineseOrder(name) : reference(name);
  return descending ? sql`${column} desc nulls last` : sql`${column} nulls first`;
}

function reference(name: string): RawBuilder<unknown> {
  return sql.ref(name.split('.').map(identifier).join('.'));
}
