import { useCallback, useEffect, useMemo, useState } from 'react';

import { resolveList, type ResolvedList } from '../../engine/list/index.ts';
import type { JsonValue } from '../../schema/json/index.ts';
import { initialListState, listRequest } from '../list/index.ts';
import { useDocumentsAround, vocabularyOf } from '../page/index.ts';
import { portError, type DataRecord, type PortError, type RecordsPort } from '../ports/index.ts';
import { useRuntime } from '../registry/index.ts';

export interface ShortListSource {
  model: string;
  /** Equality by field; a list of values means one of them. */
  where: Readonly<Record<string, JsonValue>>;
  fields: readonly string[];
}

/** The state of a short list: loading, ready (`total`: the number of matching records) or failed. */
export type ShortList =
  | { status: 'loading'; list: ResolvedList | undefined }
  | { status: 'ready'; list: ResolvedList; records: DataRecord[]; total: number }
  | { status: 'failed'; list: ResolvedList; error: PortError };

/**
 * Loads the first `limit` records of each source, and loads them again whenever the page is shown; the previous records
 * remain visible meanwhile. Keep `sources` identical between renders.
 */
export function useShortLists(
  sources: readonly ShortListSource[],
  limit: number,
): { lists: readonly ShortList[]; refresh: () => void } {
  const { registry, ports } = useRuntime();
  const documents = useDocumentsAround();
  const [answers, setAnswers] = useState<{ of: readonly ResolvedList[]; all: readonly (ShortList | undefined)[] }>();
  const [turn, setTurn] = useState(0);
  const lists = useMemo(() => {
    if (!documents) return undefined;
    return sources.map(({ model, fields }) => {
      const body = { model, columns: [...fields], toolbar: [], rowActions: [], tree: false };
      return resolveList({ document: `${model}.model`, pointer: '', body }, documents, vocabularyOf(registry));
    });
  }, [sources, documents, registry]);
  useEffect(() => {
    if (!lists) return undefined;
    const call = new AbortController();
    lists.forEach((list, index) => {
      void ask(list, sources[index]?.where ?? {}, limit, { port: ports.records, signal: call.signal }).then(
        (answer) => {
          if (call.signal.aborted) return;
          setAnswers((now) => {
            const all = now?.of === lists ? now.all : [];
            return { of: lists, all: lists.map((_, at) => (at === index ? answer : all[at])) };
          });
        },
      );
    });
    return () => call.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another turn asks again
  }, [lists, sources, limit, ports, turn]);
  const refresh = useCallback(() => setTurn((now) => now + 1), []);
  const all = answers !== undefined && answers.of === lists ? answers.all : [];
  return { lists: sources.map((_, index) => all[index] ?? { status: 'loading', list: lists?.[index] }), refresh };
}

async function ask(
  list: ResolvedList,
  where: ShortListSource['where'],
  limit: number,
  { port, signal }: { port: Pick<RecordsPort, 'list'>; signal: AbortSignal },
): Promise<ShortList> {
  const path = list.endpoints.list;
  if (path === null) return { status: 'ready', list, records: [], total: 0 };
  const query = listRequest(list, { ...initialListState(list), pageSize: limit }, { where, params: {} });
  try {
    const { records, total } = await port.list(path, query, { signal });
    return { status: 'ready', list, records: records.slice(0, limit), total };
  } catch (reason) {
    return { status: 'failed', list, error: portError(reason) };
  }
}
