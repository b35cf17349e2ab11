import {
  pickedText,
  readReportFields,
  readReportHead,
  recordOfRow,
  reportDictionaries,
  type ReportHead,
  reportOptions,
  reportRows,
  type ResolvedPicker,
} from '../../engine/picker/index.ts';
import { type DataRecord, PortError, type RequestsPort, portError } from '../ports/index.ts';
import { cachedAnswer } from './answer-cache.ts';

/** What a report says of itself. */
export interface LoadedReport {
  code: string;
  head: ReportHead;
  fields: ReturnType<typeof readReportFields>;
  /** What may be asked of it could not be learnt. */
  warning: string | undefined;
}

const base = '/online/cgreport/api';

/** Columns and search of a report, by its code. @throws PortError where it may not be had. */
export async function loadReport(requests: RequestsPort, code: string): Promise<LoadedReport> {
  const head = await headOf(requests, code);
  try {
    const answer = await cached(requests, `getQueryInfo/${nameOf(head.id)}`, {});
    const dictionaries = { ...head.dictionaries, ...(await otherDictionaries(requests, answer, head.dictionaries)) };
    return { code, head, fields: readReportFields(answer, dictionaries), warning: undefined };
  } catch (reason) {
    return { code, head, fields: [], warning: portError(reason).message };
  }
}

const failed = 'Popup初始化失败';

/** A report that is refused is told in the server's words (jeecg-contract.md 9). */
async function headOf(requests: RequestsPort, code: string) {
  const answer = await cached(requests, `getRpColumns/${nameOf(code)}`, {}).catch((reason: unknown) => {
    const error = portError(reason);
    const { requestId } = error;
    const isRefused = error.kind !== 'forbidden' && error.kind !== 'offline';
    throw isRefused
      ? new PortError(error.kind, `${failed}：${error.message}`, { cause: error, ...(requestId && { requestId }) })
      : error;
  });
  const head = readReportHead(answer);
  if (!head) throw new PortError('server', `${failed}，请联系管理员检查报表。`);
  return head;
}

/** What may be asked of a report may have a dictionary that none of its columns has. */
async function otherDictionaries(requests: RequestsPort, answer: unknown, known: object) {
  const codes = reportDictionaries(answer).filter((code) => !Object.hasOwn(known, code));
  const entries = codes.map(async (dictCode) => {
    const items = await cached(requests, 'getReportDictList', { dictCode }).catch(() => []);
    return [dictCode, reportOptions(items)] as const;
  });
  // Without items it is no choice: the text itself is asked for.
  return Object.fromEntries((await Promise.all(entries)).filter(([, options]) => options.length > 0));
}

/** One page of a report's rows, under keys that never collide. */
export async function reportRowsOf(requests: RequestsPort, id: string, query: Record<string, string>) {
  // Whether a text is a part or the whole, the report decides.
  const params = Object.fromEntries(
    Object.entries(query).map(([name, text]) => [name, text.replace(/^\*(.*)\*$/s, '$1')]),
  );
  const answer = await cached(requests, `getData/${nameOf(id)}`, params);
  const { records, total } = isPage(answer) ? answer : { records: [], total: 0 };
  return { records: reportRows(records), total };
}

/** The records of keys that a picker over a report gave, as far as it tells them. */
export async function reportRecords(
  requests: RequestsPort,
  picker: ResolvedPicker & { query: string },
  keys: readonly string[],
): Promise<DataRecord[]> {
  // The key is what people read, too.
  if (picker.label === picker.key) return [];
  const head = await headOf(requests, picker.query);
  const report = { label: head.columns[0]?.name ?? 'id', columns: head.columns.map(({ name }) => name) };
  const asked = { ...picker.params, [picker.key]: `${keys.join(',')},`, pageNo: '1', pageSize: String(keys.length) };
  const { records } = await reportRowsOf(requests, head.id, asked);
  const wanted = new Set(keys);
  return records
    .map((row) => recordOfRow(picker, report, row))
    .filter((record) => wanted.has(pickedText(record, picker.key)));
}

/** Our documents' ids stand in an address with points for slashes. */
function nameOf(code: string): string {
  return encodeURIComponent(code.replaceAll('/', '.'));
}

function cached(requests: RequestsPort, path: string, params: Record<string, string>): Promise<unknown> {
  return cachedAnswer(requests, { path: `${base}/${path}`, params });
}

function isPage(value: unknown): value is { records: DataRecord[]; total: number } {
  return typeof value === 'object' && value !== null && 'records' in value && Array.isArray(value.records);
}
