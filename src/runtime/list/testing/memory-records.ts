import type { ValueProblem } from '../../../engine/form/index.ts';
import { compareTexts } from '../../../engine/values/index.ts';
import {
  PortError,
  type DataRecord,
  type FieldTotals,
  type ImportAnswer,
  type ImportPreview,
  type RecordPage,
  type RecordsPort,
} from '../../ports/index.ts';

/**
 * A records port over an array, for tests and stories: searches, sorts and pages like the server, and can be made to
 * fail.
 */
export interface MemoryRecords extends RecordsPort {
  records: DataRecord[];
  /** All calls except those for totals, in order, e.g. `list`, `removeBatch 1,2`. */
  calls: string[];
  /** The successive answers to imports; after that every import succeeds. */
  imports: ImportAnswer[];
  previews: ImportPreview[];
  /** Thrown once, by the next call of that method. */
  failures: Map<keyof RecordsPort, PortError>;
}

const emptyPreview: ImportPreview = {
  fields: [],
  columns: [],
  total: 0,
  wrong: 0,
  heldBack: 0,
  added: 0,
  changed: 0,
  errors: [],
  losses: [],
};

export function memoryRecords(records: readonly DataRecord[]): MemoryRecords {
  const port: MemoryRecords = {
    records: records.map((record) => ({ ...record })),
    calls: [],
    imports: [],
    previews: [],
    failures: new Map(),
    list: async (_path, query, options) => {
      begin('list', new URLSearchParams(query).toString());
      await Promise.resolve();
      if (options?.signal?.aborted) throw new PortError('cancelled', '已取消');
      return queryRecords(port.records, query);
    },
    totals: async (_resource, query, fields) => {
      const { records: found } = queryRecords(port.records, { ...query, pageNo: '1', pageSize: '1000000' });
      return Object.fromEntries(fields.map((field) => [field, totalsOf(found.map((record) => Number(record[field])))]));
    },
    get: async (_resource, id) => {
      begin('get', id);
      const found = port.records.find((record) => record['id'] === id);
      if (!found) throw new PortError('not-found', '记录已不存在');
      return { ...found };
    },
    create: async (_path, record) => {
      begin('create');
      const created = { version: 1, ...record, id: String(port.records.length + 1_000) };
      port.records = [created, ...port.records];
      return created;
    },
    update: async (_path, record) => {
      begin('update', String(record['id']));
      const saved = { ...record, version: Number(record['version'] ?? 0) + 1 };
      port.records = port.records.map((other) => (other['id'] === record['id'] ? saved : other));
      return saved;
    },
    remove: async (_path, id) => remove('remove', [id]),
    removeBatch: async (_path, ids) => remove('removeBatch', ids),
    removeQuery: async (_paths, query, expected) => {
      begin('removeQuery', `${new URLSearchParams(query).toString()} ${expected}`);
      const { records: found } = queryRecords(port.records, { ...query, pageSize: '1000000' });
      port.records = port.records.filter((record) => !found.includes(record));
      return found.length;
    },
    transitionBatch: async (_resource, name, choice) => {
      begin('transitionBatch', `${name} ${'ids' in choice ? choice.ids.join(',') : choice.expected}`);
      return 'ids' in choice ? choice.ids.length : choice.expected;
    },
    transition: async (_resource, { id, name }) => {
      begin('transition', `${id} ${name}`);
      return port.records.find((record) => record['id'] === id) ?? {};
    },
    createFrom: async (_resource, { id, name }) => {
      begin('createFrom', `${id} ${name}`);
      return { source: id };
    },
    createdFrom: async () => ({ count: 0, title: '', states: [], links: [] }),
    exportFile: async (_path, query) => {
      begin('exportFile', new URLSearchParams(query).toString());
      return new Blob(['file'], { type: 'application/vnd.ms-excel' });
    },
    importFiles: async (_path, { files, allOrNothing, matchBy, mapping }) => {
      const told = [
        ...files.map(({ name }) => name),
        allOrNothing ? 1 : 0,
        matchBy,
        mapping && JSON.stringify(mapping),
      ];
      begin('importFiles', told.filter((part) => part !== undefined).join(' '));
      await Promise.resolve();
      return port.imports.shift() ?? { outcome: 'all', message: '', errors: [] };
    },
    previewImport: async (_path, { files, matchBy, mapping = {} }) => {
      const detail = [...files.map(({ name }) => name), matchBy ?? '', JSON.stringify(mapping)];
      begin('previewImport', detail.filter((part) => part !== '' && part !== '{}').join(' '));
      await Promise.resolve();
      return port.previews.shift() ?? emptyPreview;
    },
    options: async () => [],
  };
  return port;

  function begin(method: keyof RecordsPort, detail = ''): void {
    port.calls.push(`${method} ${detail}`.trim());
    const failure = port.failures.get(method);
    port.failures.delete(method);
    if (failure) throw failure;
  }

  async function remove(method: 'remove' | 'removeBatch', ids: readonly string[]): Promise<void> {
    begin(method, ids.join(','));
    port.records = port.records.filter((record) => !ids.includes(String(record['id'])));
  }
}

export function refusal(message: string, problems: ValueProblem[]): PortError {
  return new PortError('invalid', message, { problems, requestId: 'req-7f3a' });
}

const control = ['column', 'order', 'pageNo', 'pageSize'];

function queryRecords(records: readonly DataRecord[], query: Record<string, string>): RecordPage {
  const { column = 'id', order = 'desc', pageNo = '1', pageSize = '10' } = query;
  const conditions = Object.entries(query).filter(([name]) => !control.includes(name));
  const found = records.filter((record) => conditions.every(([name, text]) => matches(record, name, text)));
  const orders = order.split(',');
  const sorted = column.split(',').reduceRight<DataRecord[]>((rows, name, index) => {
    const direction = (orders[index] ?? orders[0]) === 'desc' ? -1 : 1;
    return rows.toSorted((left, right) => direction * compare(left[name], right[name]));
  }, found);
  const start = (Number(pageNo) - 1) * Number(pageSize);
  return { records: sorted.slice(start, start + Number(pageSize)), total: found.length };
}

function totalsOf(values: readonly number[]): FieldTotals {
  if (values.length === 0) return { sum: null, average: null };
  const sum = values.reduce((left, right) => left + right, 0);
  return { sum: sum.toFixed(2), average: (sum / values.length).toFixed(2) };
}

function matches(record: DataRecord, name: string, text: string): boolean {
  if (name.endsWith('_begin')) return compare(record[name.slice(0, -6)], text) >= 0;
  if (name.endsWith('_end')) return compare(record[name.slice(0, -4)], text) <= 0;
  // Trees are not supported: a node has no children here.
  const value = String(record[name.replace(/_within$/, '')] ?? '');
  if (text.startsWith('*') && text.endsWith('*')) return value.includes(text.slice(1, -1));
  return text.split(',').includes(value);
}

function compare(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return compareTexts(String(left ?? ''), String(right ?? ''));
}
