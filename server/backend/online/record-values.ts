import type { FieldDescription, ModuleDescription } from '../../../src/engine/exchange/index.ts';
import { isMembers, type ExactJson } from '../exact-json.ts';
import { isEmpty } from '../records/index.ts';

type Members = Record<string, ExactJson>;

const readings: Readonly<Record<string, (value: string) => ExactJson>> = {
  Date: (value) => value.slice(0, 'YYYY-MM-DD'.length),
  int: (value) => (value === '' ? null : value),
  double: (value) => (value === '' ? null : value),
};

/** Converts a record for pages: a back end returns an empty string for every empty value, and dates with a time. */
export function recordForPages(record: Members, module: ModuleDescription): Members {
  const { jeecg_row_key: key, ...values } = record;
  const fields = new Map(module.fields.map((field) => [field.name, field]));
  const lines = new Map(module.lines.map((line) => [line.name, line.module]));
  const entries = Object.entries(values).map(([name, value]): [string, ExactJson] => {
    const rows = lines.get(name);
    if (rows && Array.isArray(value))
      return [name, value.map((row: ExactJson) => (isMembers(row) ? recordForPages(row, rows) : row))];
    return [name, valueForPages(value, fields.get(name))];
  });
  return { id: key, ...Object.fromEntries(entries) };
}

function valueForPages(value: ExactJson, field: FieldDescription | undefined): ExactJson {
  if (!field || typeof value !== 'string') return value;
  if (field.control === 'date' && value !== '') return readings['Date']?.(value);
  return readings[field.type]?.(value) ?? (value === '' ? null : value);
}

/**
 * Converts a record to the one that a back end saves. It writes all fields of its form, so fields that were not sent
 * keep their values. A line with an id keeps the fields that the form does not show. A new line without any input, such
 * as the one that a table appends, is dropped.
 * @param before The record as the back end has it; absent for a new one.
 */
export function recordForBackEnd(sent: Members, before: Members | undefined, module: ModuleDescription): Members {
  const lines = new Map(module.lines.map((line) => [line.name, line]));
  const entries = Object.entries(sent)
    .filter(([name]) => !name.endsWith('_dictText'))
    .map(([name, value]): [string, ExactJson] => {
      if (!lines.has(name) || !Array.isArray(value)) return [name, value];
      const known = rowsById(before?.[name]);
      const rows = value.filter(
        (row: ExactJson) => !isMembers(row) || Object.values(row).some((each) => !isEmpty(each)),
      );
      return [name, rows.map((row: ExactJson) => (isMembers(row) ? lineForBackEnd(row, known) : row))];
    });
  return { ...before, ...Object.fromEntries(entries) };
}

function lineForBackEnd(row: Members, known: ReadonlyMap<ExactJson, Members>): Members {
  return { ...known.get(row['id']), ...row };
}

function rowsById(rows: ExactJson): Map<ExactJson, Members> {
  return new Map((Array.isArray(rows) ? rows : []).filter(isMembers).map((row) => [row['id'], row]));
}
