import { useEffect, useState } from 'react';

import { say } from '../../../schema/locale/index.ts';
import { failureText, PortError, type Option } from '../../ports/index.ts';
import { useRuntime } from '../../registry/index.ts';

export interface OptionSearch {
  status: 'idle' | 'loading' | 'ready' | 'error';
  options: Option[];
  /** The keyword that found the options, or whose search failed. */
  answered?: string;
  /** Why it failed, in words for a person. */
  message?: string;
}

/**
 * Searches what a reference may choose from, on the server: waits until typing rests for 300 ms (an empty keyword does
 * not wait), cancels the call before, keeps the options shown until the new ones are here. `where` must keep its
 * identity while it says the same. Undefined `keyword`: does not search.
 */
export function useOptionSearch(search: {
  resource: string;
  keyword: string | undefined;
  where?: Record<string, string>;
  pageSize?: number;
  /** Somebody waits for the answer: typing need not rest. */
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
