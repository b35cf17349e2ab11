import { useEffect, useState } from 'react';

import { say } from '../../../locale/index.ts';
import { failureText, PortError, type Option } from '../../ports/index.ts';
import { useRuntime } from '../../registry/index.ts';

export interface OptionSearch {
  status: 'idle' | 'loading' | 'ready' | 'error';
  options: Option[];
  answered?: string;
  message?: string;
}

/**
 * Searches the records that a reference can choose, on the server. Debounces by 300 ms (not for an empty keyword),
 * cancels the previous call and keeps the current options until the new ones arrive. `where` must keep its identity
 * while its content is the same. Does not search while `keyword` is undefined.
 */
export function useOptionSearch(search: {
  resource: string;
  keyword: string | undefined;
  where?: Record<string, string>;
  pageSize?: number;
  isHurried?: boolean;
}): OptionSearch {
  const { resource, keyword, where, pageSize = 20, isHurried = false } = search;
  const { records } = useRuntime().ports;
  const [result, setResult] = useState<OptionSearch>({ status: 'idle', options: [] });

  useEffect(() => {
    if (keyword === undefined) return;
    const controller = new AbortController();
    const call = async () => {
      setResult((before) => ({ status: 'loading', options: before.options }));
      try {
        const options = await records.options(resource, { keyword, where, pageSize }, { signal: controller.signal });
        if (!controller.signal.aborted) setResult({ status: 'ready', options, answered: keyword });
      } catch (error) {
        if (controller.signal.aborted) return;
        const message = error instanceof PortError ? failureText(error) : say('查询失败，请稍后再试。');
        setResult({ status: 'error', options: [], answered: keyword, message });
      }
    };
    const timer = setTimeout(() => void call(), keyword === '' || isHurried ? 0 : typingRest);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [resource, keyword, where, pageSize, isHurried, records]);

  return result;
}

const typingRest = 300;
