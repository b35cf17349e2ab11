import type { DataRecord, RecordPage, RecordsPort } from '../../runtime/data/ports.ts';
import type { Http, HttpCall } from './http.ts';
import { isRecord } from './parse-json.ts';
import { parseImport } from './parse-import.ts';
import { parseOptions } from './parse-options.ts';
import { saveKeys } from './save-keys.ts';

/** Characters of a query in an address: servers take 16 KB of address and headers. */
const longestQuery = 4_000;

/** Records over the calls that every JeecgBoot controller has (jeecg-contract.md 1.8), and those of docs/API.md. */
export function createRecordsPort(http: Http): RecordsPort {
  const keyed = saveKeys();
  const save = (call: Pick<HttpCall, 'path' | 'params' | 'body'> & { method: 'POST' | 'PUT' | 'DELETE' }) =>
    keyed([call.method, call.path, call.params, call.body], (headers) => http.send({ ...call, headers }));
  return {
    async list(path, query, options) {
      return parsePage((await http.send({ method: 'GET', path, params: query, ...options })).result);
    },
    async get(resource, id, options) {
      const call = { method: 'GET', path: `${resource}/queryById`, params: { id }, ...options } as const;
      return asRecord((await http.send(call)).result, {});
    },
    async create(path, record) {
      return asRecord((await save({ method: 'POST', path, body: record })).result, record);
    },
    async update(path, record) {
      return asRecord((await save({ method: 'PUT', path, body: record })).result, record);
    },
    async remove(path, id) {
      await save({ method: 'DELETE', path, params: { id } });
    },
    async removeBatch(path, ids) {
      await save({ method: 'DELETE', path, params: { ids: ids.join(',') } });
    },
    async transition(resource, call) {
      const { result } = await save({ method: 'POST', path: `${resource}/transition`, body: call });
      return asRecord(result, { id: call.id });
    },
    async createFrom(resource, call) {
      const { result } = await http.send({ method: 'POST', path: `${resource}/createFrom`, body: call });
      return asRecord(result, {});
    },
    exportFile(path, query, options) {
      const isLong = new URLSearchParams(query).toString().length > longestQuery;
      const call = isLong ? ({ method: 'POST', body: query } as const) : ({ method: 'GET', params: query } as const);
      return http.download({ ...call, path, ...options });
    },
    async importFiles(path, { files, allOrNothing, matchBy }, options) {
      const form = new FormData();
      for (const file of files) form.append('files[]', file);
      form.append('isSingleTableImport', '1');
      form.append('validateStatus', allOrNothing ? '1' : '0');
      if (matchBy !== undefined) form.append('matchBy', matchBy);
      const chosen = files.map(({ name, size, lastModified }) => [name, size, lastModified]);
      const ask = (headers: Record<string, string>) => http.ask({ method: 'POST', path, form, headers, ...options });
      return parseImport(await keyed(['import', path, chosen, allOrNothing, matchBy], ask));
    },
    async options(resource, query, options) {
      const params: Record<string, string> = { ...query.where };
      if (query.keyword !== undefined) params.keyword = query.keyword;
      if (query.ids) params.ids = query.ids.join(',');
      if (query.pageSize !== undefined) params.pageSize = String(query.pageSize);
      const { result } = await http.send({ method: 'GET', path: `${resource}/options`, params, ...options });
      return parseOptions(result);
    },
  };
}

/** A page comes as `{ records, total }`; older handlers answer a bare list. */
function parsePage(result: unknown): RecordPage {
  const records = (Array.isArray(result) ? result : isRecord(result) ? result.records : undefined) ?? [];
  const kept = Array.isArray(records) ? records.filter(isRecord) : [];
  const total = isRecord(result) ? Number(result.total) : kept.length;
  const estimated = isRecord(result) && result.estimated === true;
  return {
    records: kept,
    total: Number.isFinite(total) ? total : kept.length,
    ...(estimated && { estimated }),
    ...(Array.isArray(result) && { whole: true }),
  };
}

/** Some handlers answer a save with a text or nothing: what was sent is then what is known. */
function asRecord(result: unknown, sent: DataRecord): DataRecord {
  return isRecord(result) ? result : sent;
}
