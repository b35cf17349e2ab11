import { useEffect, useState } from 'react';

import { say } from '../../../locale/index.ts';
import { PortError, type Option } from '../../ports/index.ts';
import { useRuntime } from '../../registry/index.ts';

export interface DictSearch {
  status: 'idle' | 'loading' | 'ready' | 'error';
  options: Option[];
  /** The keyword that the options, or the failure, belong to. */
  answered?: string;
  message?: string;
}

/**
 * Searches a table dictionary (`table,text,code`), debounced by `wait` ms; an empty keyword is searched without delay.
 * Does nothing while `keyword` or `dictionary` is undefined.
 */
export function useDictSearch(search: {
  dictionary: string | undefined;
  keyword: string | undefined;
  pageSize: number;
  wait: number;
  /** Skips the debounce: a caller is waiting for the answer. */
  isHurried?: boolean;
}): DictSearch {
  const { dictionary, keyword, pageSize, wait, isHurried = false } = search;
  const { lookups } = useRuntime().ports;
  const [result, setResult] = useState<DictSearch>({ status: 'idle', options: [] });

  useEffect(() => {
    if (keyword === undefined || dictionary === undefined) return;
    const controller = new AbortController();
    const call = async () => {
      setResult((before) => ({ status: 'loading', options: before.options }));
      try {
        const options = await lookups.searchItems(dictionary, { keyword, pageSize, signal: controller.signal });
        if (!controller.signal.aborted) setResult({ status: 'ready', options, answered: keyword });
      } catch (error) {
        if (controller.signal.aborted) return;
        const message = error instanceof PortError ? error.message : say('查询失败，请稍后再试。');
        setResult({ status: 'error', options: [], answered: keyword, message });
      }
    };
    const timer = setTimeout(() => void call(), keyword === '' || isHurried ? 0 : wait);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [dictionary, keyword, pageSize, wait, isHurried, lookups]);

  return result;
}
