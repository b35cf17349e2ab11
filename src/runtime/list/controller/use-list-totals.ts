import { useEffect, useState } from 'react';

import type { ResolvedList } from '../../../engine/list/index.ts';
import { allCapabilities, type FieldTotals } from '../../ports/index.ts';
import { useRuntime } from '../../registry/index.ts';
import type { ListSnapshot } from './list-loader.ts';

/** Totals over all that a list's query finds, where its page does not show all of it. */
export interface ListTotals {
  /** `page`: nobody gives them, so that only the page can be added up. */
  status: 'loading' | 'ready' | 'failed' | 'page';
  /** By column. */
  values: Readonly<Record<string, FieldTotals>>;
}

/**
 * Asks for the totals of the whole query after the page is there, again whenever the page is another answer. Undefined
 * where no column has totals or the page shows all records. `isAnswered`: the page is the answer to this query.
 */
export function useListTotals(
  list: ResolvedList,
  snapshot: ListSnapshot,
  query: Record<string, string>,
  isAnswered: boolean,
): ListTotals | undefined {
  const { records, capabilities = allCapabilities } = useRuntime().ports;
  const fields = list.columns
    .filter(({ statistics, field }) => statistics.length > 0 && (field.type === 'number' || field.type === 'integer'))
    .map(({ key }) => key)
    .join(',');
  const isPart = snapshot.answered !== undefined && snapshot.total > snapshot.records.length && !snapshot.whole;
  const isAsked = fields !== '' && isPart && capabilities.totals && !list.tree && hasOwnCall(list);
  const text = JSON.stringify(query);
  const [found, setFound] = useState<ListTotals & { of: string }>();
  const { resource } = list.model;
  useEffect(() => {
    if (!isAsked || !isAnswered) return undefined;
    const controller = new AbortController();
    const params: Record<string, string> = JSON.parse(text);
    const done = (status: ListTotals['status'], values: ListTotals['values']) => {
      if (!controller.signal.aborted) setFound({ of: text, status, values });
    };
    records
      .totals(resource, params, fields.split(','), { signal: controller.signal })
      .then((values) => done('ready', values))
      .catch(() => done('failed', {}));
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- other records of the same query have other totals
  }, [isAsked, isAnswered, text, fields, resource, records, snapshot.records]);
  if (!isAsked) return isPart && fields !== '' ? pageAlone : undefined;
  return found?.of === text ? found : loading;
}

/** A list with an address of its own has no totals there. */
function hasOwnCall({ model, endpoints }: ResolvedList): boolean {
  return endpoints.list === `${model.resource}/list`;
}

const loading: ListTotals = { status: 'loading', values: {} };
const pageAlone: ListTotals = { status: 'page', values: {} };
