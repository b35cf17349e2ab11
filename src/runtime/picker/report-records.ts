import { pickedText, recordOfRow, reportRows, type ResolvedPicker } from '../../engine/picker/index.ts';
import type { DataRecord, LookupsPort } from '../ports/index.ts';

/** Returns one page of a report's rows, under keys that never collide. */
export async function reportPage(
  lookups: LookupsPort,
  id: string,
  query: Record<string, string>,
  params: Readonly<Record<string, unknown>>,
) {
  const { records, total } = await lookups.reportRows(id, query, params);
  return { records: reportRows(records), total };
}

/** Returns the records of keys from a picker over a report. A key without a row is omitted. */
export async function reportRecords(
  lookups: LookupsPort,
  picker: ResolvedPicker & { query: string },
  keys: readonly string[],
): Promise<DataRecord[]> {
  // The key is also the label: there is no name to fetch.
  if (picker.label === picker.key) return [];
  const head = await lookups.report(picker.query);
  const report = { label: head.columns[0]?.name ?? 'id', columns: head.columns.map(({ name }) => name) };
  const asked = { [picker.key]: `${keys.join(',')},`, pageNo: '1', pageSize: String(keys.length) };
  const { records } = await reportPage(lookups, head.id, asked, picker.params ?? {});
  const wanted = new Set(keys);
  return records
    .map((row) => recordOfRow(picker, report, row))
    .filter((record) => wanted.has(pickedText(record, picker.key)));
}
