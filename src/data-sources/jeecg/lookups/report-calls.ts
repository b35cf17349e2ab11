import { say, text, translated } from '../../../locale/index.ts';
import {
  portError,
  PortError,
  type DataRecord,
  type LookupsPort,
  type RequestsPort,
} from '../../../runtime/ports/index.ts';
import { isRecord } from '../../../schema/json/index.ts';
import { cachedAnswer, evictAnswer } from './answer-cache.ts';
import { readReportFields, readReportHead, reportDictionaries, reportOptions, selfParams } from './read-report.ts';

const base = '/online/cgreport/api';
const failed = text('Popup初始化失败');

/** Creates the lookups of reports over the calls of JeecgBoot's online reports. */
export function reportCalls(requests: RequestsPort): Pick<LookupsPort, 'report' | 'reportFields' | 'reportRows'> {
  const cached = (path: string, params: Record<string, string> = {}) =>
    cachedAnswer(requests, { path: `${base}/${path}`, params });

  /** Loads dictionaries of search fields that no column names. */
  async function moreDictionaries(answer: unknown, known: object) {
    const codes = reportDictionaries(answer).filter((code) => !Object.hasOwn(known, code));
    const entries = codes.map(async (dictCode) => {
      const items = await cached('getReportDictList', { dictCode }).catch(() => []);
      return [dictCode, reportOptions(items)] as const;
    });
    return Object.fromEntries((await Promise.all(entries)).filter(([, options]) => options.length > 0));
  }

  return {
    async report(code) {
      const answer = await cached(`getRpColumns/${nameOf(code)}`).catch((reason: unknown) => {
        throw named(portError(reason));
      });
      const head = readReportHead(answer);
      if (!head) throw new PortError('server', say('{failed}，请联系管理员检查报表。', { failed: translated(failed) }));
      return head;
    },
    async reportFields({ id, dictionaries }) {
      const answer = await cached(`getQueryInfo/${nameOf(id)}`);
      return readReportFields(answer, { ...dictionaries, ...(await moreDictionaries(answer, dictionaries)) });
    },
    async reportRows(id, query, params = {}, { fresh = false } = {}) {
      // The report decides whether a text matches in part or as a whole.
      const texts = Object.entries({ ...query, ...selfParams(params) }).map(([name, text]) => [
        name,
        text.replace(/^\*(.*)\*$/s, '$1'),
      ]);
      const call = { path: `${base}/getData/${nameOf(id)}`, params: Object.fromEntries(texts) };
      if (fresh) evictAnswer(requests, call);
      const answer = await cachedAnswer(requests, call);
      return isPage(answer) ? { records: answer.records, total: answer.total } : { records: [], total: 0 };
    },
  };
}

function named(error: PortError): PortError {
  if (error.kind === 'forbidden' || error.kind === 'offline') return error;
  const { requestId } = error;
  return new PortError(error.kind, `${translated(failed)}：${error.message}`, {
    cause: error,
    ...(requestId && { requestId }),
  });
}

/** In addresses, points replace the slashes of document ids. */
function nameOf(code: string): string {
  return encodeURIComponent(code.replaceAll('/', '.'));
}

function isPage(value: unknown): value is { records: DataRecord[]; total: number } {
  return isRecord(value) && Array.isArray(value.records);
}
