import { useEffect, useState } from 'react';

import { oncePerObject } from '../../../schema/memory/once-per-object.ts';
import type { LookupsPort } from '../../ports/index.ts';
import { useRuntime } from '../../registry/index.ts';
import { batchRequest } from './batch-request.ts';
import { isFresh, markFetched, useNameInvalidations } from './name-freshness.ts';

const textsByDictionary = oncePerObject<LookupsPort, Map<string, Map<string, string>>>(() => new Map());

function textsOf(lookups: LookupsPort, dictionary: string): Map<string, string> {
  const all = textsByDictionary(lookups);
  const texts = all.get(dictionary) ?? new Map<string, string>();
  all.set(dictionary, texts);
  return texts;
}

/**
 * Returns the texts of values of a table dictionary (`table,text,code`), by value. Cached texts are returned
 * immediately, the others with the next batch. A value whose text cannot be fetched is missing. Stale texts remain
 * until the fresh ones arrive.
 */
export function useDictTexts(dictionary: string | undefined, values: readonly string[]): ReadonlyMap<string, string> {
  const { lookups } = useRuntime().ports;
  const [, setVersion] = useState(0);
  const invalidations = useNameInvalidations();
  const known = dictionary === undefined ? none : textsOf(lookups, dictionary);
  const wanted = values.join(',');

  useEffect(() => {
    if (dictionary === undefined || missing(textsOf(lookups, dictionary), wanted.split(',')).length === 0)
      return undefined;
    let isCancelled = false;
    fetchDictTexts(lookups, dictionary, wanted.split(',')).then(
      () => {
        if (!isCancelled) setVersion((count) => count + 1);
      },
      // The cell falls back to the value itself.
      () => undefined,
    );
    return () => {
      isCancelled = true;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- invalidated names are fetched again
  }, [dictionary, wanted, lookups, invalidations]);

  return known;
}

/** Fetches such texts outside a component. Throws PortError. */
export async function fetchDictTexts(
  lookups: LookupsPort,
  dictionary: string,
  values: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const known = textsOf(lookups, dictionary);
  const unknown = missing(known, values);
  if (unknown.length > 0)
    await batchRequest(lookups, dictionary, unknown, (wanted) => fetchTexts(lookups, dictionary, wanted));
  return known;
}

function missing(known: ReadonlyMap<string, string>, values: readonly string[]): string[] {
  return values.filter((value) => value !== '' && !isFresh(known, value));
}

const none: ReadonlyMap<string, string> = new Map();

async function fetchTexts(lookups: LookupsPort, dictionary: string, values: readonly string[]): Promise<void> {
  const texts = await lookups.itemTexts(dictionary, values);
  const known = textsOf(lookups, dictionary);
  markFetched(known, values);
  for (const [value, text] of texts) known.set(value, text);
}
