import { loadCode, PortError, type LookupsPort, type RequestsPort } from '../../../runtime/ports/index.ts';
import { parsePage } from '../records/index.ts';
import { readOptions } from './read-options.ts';
import { tableDictionaryCalls } from './table-dictionary-calls.ts';
import { treeCalls } from './tree-calls.ts';

/** Creates the lookups port over calls to a JeecgBoot API. */
export function createLookups(requests: RequestsPort): LookupsPort {
  const reports = async () => (await loadCode(() => import('./report-calls.ts'))).reportCalls(requests);
  return {
    ...tableDictionaryCalls(requests),
    report: async (code) => (await reports()).report(code),
    reportFields: async (head) => (await reports()).reportFields(head),
    reportRows: async (...call) => (await reports()).reportRows(...call),
    ...treeCalls(requests),
    async rows(request) {
      const { result } = await requests.call(request);
      if (result === null || result === undefined) throw new PortError('server', 'unrecognized return data type');
      return parsePage(result).records;
    },
    options: async (request) => readOptions((await requests.call(request)).result),
    checkUnique({ table, field, value, id, signal }) {
      const params = { tableName: table, fieldName: field, fieldVal: value, ...(id && { dataId: id }) };
      return requests.call({ ...check, path: '/sys/duplicate/check', params, ...(signal && { signal }) });
    },
    checkRule(ruleCode, value, { signal } = {}) {
      const params = { ruleCode, value };
      return requests.call({ ...check, path: '/sys/checkRule/checkByCode', params, ...(signal && { signal }) });
    },
  };
}

const check = { method: 'GET', quiet: true } as const;
