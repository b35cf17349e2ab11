import { useEffect, useMemo, useState } from 'react';

import {
  readReportFields,
  readReportHead,
  type ReportHead,
  reportPicker,
  reportRows,
  type ResolvedPicker,
  resolvePicker,
} from '../../engine/picker/index.ts';
import { type DataRecord, PortError, type RequestsPort } from '../data/ports.ts';
import { type ListUse, portError } from '../list/index.ts';
import { vocabularyOf } from '../page/index.ts';
import { useRuntime } from '../registry/index.ts';
import type { PickerDocument } from './use-picker-document.ts';

/** A report to choose rows of. */
export interface Report {
  found: PickerDocument;
  /** How its table gets its rows. */
  use: ListUse;
  /** What it may be asked could not be learnt: it is shown without a search. */
  warning: string | undefined;
}

interface Loaded {
  code: string;
  head: ReportHead;
  fields: ReturnType<typeof readReportFields>;
  warning: string | undefined;
}

const base = '/online/cgreport/api';

/**
 * A report by its code: its columns, then what may be asked of it, then (as its table asks) its rows; each answer is good
 * for 30 s. `params` go with every call for rows, as `self_<name>`; keep their identity.
 */
export function useReport(code: string | undefined, params: Record<string, string>, multiple: boolean): Report {
  const { registry, ports } = useRuntime();
  const { requests } = ports;
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState<{ code: string; error: PortError }>();
  const own = loaded?.code === code ? loaded : undefined;
  const error = failed?.code === code ? failed?.error : undefined;
  const isWanted = code !== undefined && !own && !error;
  useEffect(() => {
    if (!isWanted || code === undefined) return undefined;
    let isGone = false;
    loadReport(requests, code).then(
      (report) => {
        if (!isGone) setLoaded(report);
      },
      (reason: unknown) => {
        if (!isGone) setFailed({ code, error: portError(reason) });
      },
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, code, requests]);
  const picker = useMemo<ResolvedPicker | undefined>(
    () => own && resolvePicker(reportPicker(own.head, own.fields, multiple), noDocuments, vocabularyOf(registry)),
    [own, multiple, registry],
  );
  const id = own?.head.id ?? '';
  const use = useMemo<ListUse>(
    () => ({ keepsSelection: true, load: (query) => rowsOf(requests, id, { ...query, ...params }) }),
    [requests, id, params],
  );
  const found: PickerDocument =
    code === undefined
      ? { status: 'idle' }
      : picker
        ? { status: 'ready', picker }
        : error
          ? { status: 'failed', error, retry: () => setFailed(undefined) }
          : { status: 'loading' };
  return { found, use, warning: own?.warning };
}

const noDocuments = { get: () => undefined, keys: () => [] };

async function loadReport(requests: RequestsPort, code: string): Promise<Loaded> {
  const head = readReportHead(await cached(requests, `getRpColumns/${nameOf(code)}`, {}));
  if (!head) throw new PortError('server', 'Popup初始化失败，请联系管理员检查报表。');
  try {
    const answer = await cached(requests, `getQueryInfo/${nameOf(head.id)}`, {});
    return { code, head, fields: readReportFields(answer, head.dictionaries), warning: undefined };
  } catch (reason) {
    return { code, head, fields: [], warning: portError(reason).message };
  }
}

async function rowsOf(requests: RequestsPort, id: string, query: Record<string, string>) {
  // Whether a text is a part or the whole, the report decides.
  const params = Object.fromEntries(
    Object.entries(query).map(([name, text]) => [name, text.replace(/^\*(.*)\*$/s, '$1')]),
  );
  const answer = await cached(requests, `getData/${nameOf(id)}`, params);
  const { records, total } = isPage(answer) ? answer : { records: [], total: 0 };
  return { records: reportRows(records), total };
}

/** Our documents' ids stand in an address with points for slashes. */
function nameOf(code: string): string {
  return encodeURIComponent(code.replaceAll('/', '.'));
}

const keptFor = 30_000;
const answers = new WeakMap<RequestsPort, Map<string, { at: number; answer: Promise<unknown> }>>();

function cached(requests: RequestsPort, path: string, params: Record<string, string>): Promise<unknown> {
  const known = answers.get(requests) ?? new Map<string, { at: number; answer: Promise<unknown> }>();
  answers.set(requests, known);
  const now = Date.now();
  for (const [key, { at }] of known) if (now - at >= keptFor) known.delete(key);
  const key = JSON.stringify([path, params]);
  const found = known.get(key);
  if (found) return found.answer;
  const call = requests.call({ method: 'GET', path: `${base}/${path}`, params, quiet: true });
  const answer = call.then(({ result }) => result);
  known.set(key, { at: now, answer });
  answer.catch(() => known.delete(key));
  return answer;
}

function isPage(value: unknown): value is { records: DataRecord[]; total: number } {
  return typeof value === 'object' && value !== null && 'records' in value && Array.isArray(value.records);
}
