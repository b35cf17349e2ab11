import { useEffect, useState } from 'react';

import { useRuntime } from '../../registry/index.ts';
import { type Option, PortError, type RequestsPort } from '../../ports/index.ts';

export interface DictSearch {
  status: 'idle' | 'loading' | 'ready' | 'error';
  options: Option[];
  /** The keyword that found the options. */
  answered?: string;
  /** Why it failed, in the server's words. */
  message?: string;
}

/**
 * Searches a dictionary of a table (`table,text,code`) on the server once typing has rested for `wait` ms; an empty
 * keyword does not wait. Undefined `keyword` or `dictionary`: does not search.
 */
export function useDictSearch(search: {
  dictionary: string | undefined;
  keyword: string | undefined;
  pageSize: number;
  wait: number;
  /** Somebody waits for the answer: typing need not rest. */
  isHurried?: boolean;
}): DictSearch {
  const { dictionary, keyword, pageSize, wait, isHurried = false } = search;
  const { requests } = useRuntime().ports;
  const [result, setResult] = useState<DictSearch>({ status: 'idle', options: [] });

  useEffect(() => {
    if (keyword === undefined || dictionary === undefined) return;
    const controller = new AbortController();
    const call = async () => {
      setResult((before) => ({ status: 'loading', options: before.options }));
      try {
        const options = await searchDict(requests, dictionary, { keyword, pageSize, signal: controller.signal });
        if (!controller.signal.aborted) setResult({ status: 'ready', options, answered: keyword });
      } catch (error) {
        if (controller.signal.aborted) return;
        const message = error instanceof PortError ? error.message : '查询失败，请稍后再试。';
        setResult({ status: 'error', options: [], message });
      }
    };
    const timer = setTimeout(() => void call(), keyword === '' || isHurried ? 0 : wait);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [dictionary, keyword, pageSize, wait, isHurried, requests]);

  return result;
}

/** The items of a dictionary of a table that a keyword finds. Throws PortError. */
export async function searchDict(
  requests: RequestsPort,
  dictionary: string,
  search: { keyword: string; pageSize: number; signal?: AbortSignal },
): Promise<Option[]> {
  const path = `/sys/dict/loadDict/${encodeURIComponent(dictionary)}`;
  const params = { keyword: search.keyword, pageSize: String(search.pageSize) };
  const { signal } = search;
  const { result } = await requests.call({ method: 'GET', path, params, quiet: true, ...(signal && { signal }) });
  return optionsOf(result);
}

function optionsOf(result: unknown): Option[] {
  if (!Array.isArray(result)) return [];
  return result.flatMap((item: unknown): Option[] => {
    if (typeof item !== 'object' || item === null || !('value' in item)) return [];
    const text = 'text' in item ? item.text : 'title' in item ? item.title : item.value;
    return [{ value: String(item.value), text: String(text ?? item.value) }];
  });
}
