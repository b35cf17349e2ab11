import type { ReportColumn, ReportField, ReportHead } from '../../../engine/picker/index.ts';
import { say } from '../../../locale/index.ts';
import { isRecord, type JsonObject, type JsonValue } from '../../../schema/json/index.ts';

/** Parses `getRpColumns`; undefined for any other answer. */
export function readReportHead(answer: unknown): ReportHead | undefined {
  if (!isRecord(answer) || typeof answer.cgRpConfigId !== 'string' || !Array.isArray(answer.columns)) return undefined;
  const dictionaries = Object.fromEntries(
    Object.entries(isRecord(answer.dictOptions) ? answer.dictOptions : {}).map(([code, items]) => [
      code,
      reportOptions(items),
    ]),
  );
  const columns = answer.columns.flatMap((item: unknown): ReportColumn[] => {
    if (!isRecord(item) || typeof item.dataIndex !== 'string') return [];
    const { dataIndex: name, title, align, sorter, customRender } = item;
    const options = typeof customRender === 'string' ? dictionaries[customRender] : undefined;
    const isSortable = sorter === true || sorter === 'true';
    const side = sides.find((each) => each === align) ?? 'left';
    return [{ name, title: textOf(title) || name, align: side, sortable: isSortable, ...(options && { options }) }];
  });
  return { id: answer.cgRpConfigId, title: textOf(answer.cgRpConfigName) || say('请选择'), columns, dictionaries };
}

const sides = ['left', 'center', 'right'] as const;

/** Returns the dictionaries that `getQueryInfo` names for its fields. */
export function reportDictionaries(answer: unknown): string[] {
  const items: unknown[] = Array.isArray(answer) ? answer : [];
  const codes = items.flatMap((item) => (isRecord(item) && item.hidden !== true ? textOf(item.dictCode) : []));
  return [...new Set(codes.filter((code) => code !== ''))];
}

/** Parses `getQueryInfo`; hidden fields are skipped. `group` and `range` are both ranges. */
export function readReportFields(answer: unknown, dictionaries: Record<string, JsonObject[]>): ReportField[] {
  if (!Array.isArray(answer)) return [];
  return answer.flatMap((item: unknown): ReportField[] => {
    if (!isRecord(item) || typeof item.field !== 'string' || item.hidden === true) return [];
    const { field: name, label, mode, view, dictCode } = item;
    const options = typeof dictCode === 'string' ? dictionaries[dictCode] : undefined;
    const isRange = mode === 'group' || mode === 'range';
    return [{ name, title: textOf(label) || name, isRange, view: textOf(view), ...(options && { options }) }];
  });
}

/** Converts items of a dictionary to the `enum` of a field. */
export function reportOptions(items: unknown): JsonObject[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown): JsonObject[] => {
    if (!isRecord(item)) return [];
    const value: JsonValue | undefined = scalarOf(item.value);
    if (value === undefined) return [];
    const label = textOf(item.text ?? item.title ?? item.label) || String(value);
    return [{ value, label, ...(typeof item.color === 'string' && { color: item.color }) }];
  });
}

/** Returns a report's own parameters as the API expects them (`self_<name>`), without empty ones. */
export function selfParams(params: Readonly<Record<string, unknown>>): Record<string, string> {
  const entries = Object.entries(params).filter(([, value]) => value !== null && value !== '');
  return Object.fromEntries(
    entries.map(([name, value]) => [name.startsWith('self_') ? name : `self_${name}`, String(value)]),
  );
}

function scalarOf(value: unknown): string | number | undefined {
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}
