import { types, type CustomTypesConfig } from 'pg';

const { builtins } = types;

/** Types whose values remain PostgreSQL's text, because JavaScript's Date and number would change them. */
const textual = new Set<number>([
  builtins.INT8,
  builtins.NUMERIC,
  builtins.DATE,
  builtins.TIMESTAMP,
  builtins.TIMESTAMPTZ,
  builtins.TIME,
  builtins.TIMETZ,
]);

/**
 * The arrays of those types, by `pg_type.oid`: int8[], numeric[], date[], timestamp[], timestamptz[], time[], timetz[].
 */
const textualArrays = new Set<number>([1016, 1231, 1182, 1115, 1185, 1183, 1270]);

const textArray = 1009;

/**
 * The parsers of both kinds of database: dates, timestamps, numeric and int8 are returned as text, exactly as stored;
 * other types as `pg` parses them (int4 and float8 number, bool boolean, json parsed).
 */
export const textTypes: CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (textual.has(oid)) return (value: string) => value;
    return types.getTypeParser(textualArrays.has(oid) ? textArray : oid, format);
  },
};
