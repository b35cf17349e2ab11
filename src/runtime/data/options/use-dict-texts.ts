import { useEffect, useState } from 'react';

import { useRuntime } from '../../registry/index.ts';
import { batchRequest } from './batch-request.ts';
import type { RequestsPort } from '../../ports/index.ts';
import { isFresh, markFetched, useNameInvalidations } from './name-freshness.ts';

/** Texts that were told, by dictionary and value. */
const told = new WeakMap<RequestsPort, Map<string, Map<string, string>>>();

function textsOf(requests: RequestsPort, dictionary: string): Map<string, string> {
  const all = told.get(requests) ?? new Map<string, Map<string, string>>();
  told.set(requests, all);
  const texts = all.get(dictionary) ?? new Map<string, string>();
  all.set(dictionary, texts);
  return texts;
}

/**
 * Texts of values of a dictionary of a table (`table,text,code`), by value: those told before at once, the others by one
 * call for all that is asked in one moment. A value without a text, or whose text cannot be had, is not among them. Texts
 * that are no longer fresh stand until the new ones are here.
 */
export function useDictTexts(dictionary: string | undefined, values: readonly string[]): ReadonlyMap<string, string> {
  const { requests } = useRuntime().ports;
  const [, setAnswered] = useState(0);
  const renewals = useNameInvalidations();
  const known = dictionary === undefined ? none : textsOf(requests, dictionary);
  const wanted = values.join(',');

  useEffect(() => {
    if (dictionary === undefined || missing(textsOf(requests, dictionary), wanted.split(',')).length === 0)
      return undefined;
    let isGone = false;
    askDictTexts(requests, dictionary, wanted.split(',')).then(
      () => {
        if (!isGone) setAnswered((count) => count + 1);
      },
      // The values themselves are shown then.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- names are asked for again when they are renewed
  }, [dictionary, wanted, requests, renewals]);

  return known;
}

/** The same outside a component. Throws PortError. */
export async function askDictTexts(
  requests: RequestsPort,
  dictionary: string,
  values: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const known = textsOf(requests, dictionary);
  const unknown = missing(known, values);
  if (unknown.length > 0)
    await batchRequest(requests, dictionary, unknown, (wanted) => ask(requests, dictionary, wanted));
  return known;
}

function missing(known: ReadonlyMap<string, string>, values: readonly string[]): string[] {
  return values.filter((value) => value !== '' && !isFresh(known, value));
}

const none: ReadonlyMap<string, string> = new Map();

/** `loadDictItem` (jeecg-contract.md 4): one text for each value, the value itself where nobody knows it. */
async function ask(requests: RequestsPort, dictionary: string, values: readonly string[]): Promise<void> {
  const path = `/sys/dict/loadDictItem/${encodeURIComponent(dictionary)}`;
  const params = { key: values.join(','), delNotExist: 'false' };
  const { result } = await requests.call({ method: 'GET', path, params, quiet: true });
  const texts: unknown[] = Array.isArray(result) ? result : [];
  const known = textsOf(requests, dictionary);
  markFetched(known, values);
  values.forEach((value, index) => {
    const text = texts[index];
    known.set(value, typeof text === 'string' ? text : value);
  });
}
