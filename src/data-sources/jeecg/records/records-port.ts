import { loadCode, PortError, type DataRecord, type RecordsPort } from '../../../runtime/ports/index.ts';
import { isRecord } from '../../../schema/json/index.ts';
import { parseOptions } from '../dictionaries/index.ts';
import type { Envelope, Http, HttpCall } from '../http/index.ts';
import { countIn } from './count-in.ts';
import { parseOpenDrafts } from './parse-open-drafts.ts';
import { parsePage } from './parse-page.ts';
import { parseTotals } from './parse-totals.ts';
import { saveKeys } from './save-keys.ts';
import type { Save } from './save.ts';

/** The maximum length of a query in an address: servers accept 16 KB of address and headers. */
const longestQuery = 4_000;

const wrongMethod = 405;

/**
 * Creates the port to records over the calls that every JeecgBoot controller has (docs/jeecgboot.md, Standard calls),
 * and those of docs/API.md.
 */
export function createRecordsPort(http: Http): RecordsPort {
  const keyed = saveKeys();
  /** Paths that only accept changes by POST, such as JeecgBoot's call for the user's own account. */
  const byPost = new Set<string>();
  const save: Save = (call) =>
    keyed([call.method, call.path, call.params, call.body], (headers) => http.send({ ...call, headers }));
  const change = async (call: Pick<HttpCall, 'path' | 'body'>): Promise<Envelope> => {
    if (byPost.has(call.path)) return save({ ...call, method: 'POST' });
    try {
      return await save({ ...call, method: 'PUT' });
    } catch (error) {
      if (!(error instanceof PortError) || error.code !== wrongMethod) throw error;
      byPost.add(call.path);
      return save({ ...call, method: 'POST' });
    }
  };
  return {
    async list(path, query, options) {
      return parsePage((await http.send({ method: 'GET', path, params: query, ...options })).result);
    },
    async totals(resource, query, fields, options) {
      const params = { ...query, totals: fields.join(',') };
      const { result } = await http.send({
        method: 'GET',
        path: `${resource}/totals`,
        params,
        quiet: true,
        ...options,
      });
      return parseTotals(result, fields);
    },
    async get(resource, id, { path = `${resource}/queryById`, ...options } = {}) {
      const call = { method: 'GET', path, params: { id }, ...options } as const;
      try {
        return asRecord((await http.send(call)).result, {});
      } catch (error) {
        throw isGone(error) ? new PortError('not-found', error.message, { cause: error }) : error;
      }
    },
    async create(path, record) {
      return asRecord((await save({ method: 'POST', path, body: record })).result, record);
    },
    async update(path, record) {
      return asRecord((await change({ path, body: record })).result, record);
    },
    async remove(path, id) {
      await save({ method: 'DELETE', path, params: { id } });
    },
    async removeBatch(path, ids) {
      await save({ method: 'DELETE', path, params: { ids: ids.join(',') } });
    },
    async removeQuery(paths, query, expected, options) {
      const { removeQuery } = await loadCode(() => import('./remove-query.ts'));
      return removeQuery({ http, save }, paths, { query, expected }, options);
    },
    async transitionBatch(resource, name, choice) {
      const body = 'ids' in choice ? { name, ids: choice.ids.join(',') } : { name, ...choice };
      return countIn((await save({ method: 'POST', path: `${resource}/transitionBatch`, body })).result);
    },
    async transition(resource, call) {
      const { result } = await save({ method: 'POST', path: `${resource}/transition`, body: call });
      return asRecord(result, { id: call.id });
    },
    async createFrom(resource, call) {
      const { result } = await http.send({ method: 'POST', path: `${resource}/createFrom`, body: call });
      return asRecord(result, {});
    },
    async createdFrom(resource, call) {
      return parseOpenDrafts(
        (await http.send({ method: 'GET', path: `${resource}/createdFrom`, params: call })).result,
      );
    },
    exportFile(path, query, options) {
      const isLong = new URLSearchParams(query).toString().length > longestQuery;
      const call = isLong ? ({ method: 'POST', body: query } as const) : ({ method: 'GET', params: query } as const);
      return http.download({ ...call, path, ...options });
    },
    // The code of imports is loaded before anything is sent.
    importFiles: async (...call) => (await imports()).importFiles({ http, keyed }, ...call),
    previewImport: async (...call) => (await imports()).previewImport(http, ...call),
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

const imports = () => loadCode(() => import('./import-files.ts'));

/** Some handlers answer a save with a text or nothing: the sent record is then used. */
function asRecord(result: unknown, sent: DataRecord): DataRecord {
  return isRecord(result) ? result : sent;
}

/**
 * The product's own server sends the reason. A JeecgBoot answers a missing record like any other refusal, except for
 * this message.
 */
function isGone(error: unknown): error is PortError {
  if (!(error instanceof PortError) || !error.isAnswer) return false;
  return error.reason === 'not-found' || error.message === '未找到对应实体';
}
