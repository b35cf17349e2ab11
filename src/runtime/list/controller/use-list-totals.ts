import { useEffect, useState } from 'react';

import type { ResolvedList } from '../../../engine/list/index.ts';
import { allCapabilities, type FieldTotals } from '../../ports/index.ts';
import { useRuntime } from '../../registry/index.ts';
import type { ListSnapshot } from './list-loader.ts';

export interface ListTotals {
  /** `page`: the server provides no totals, so only the page can be added up. */
  status: 'loading' | 'ready' | 'failed' | 'page';
  values: Readonly<Record<string, FieldTotals>>;
}

/**
 * Requests the totals of the whole query after the page has loaded, and again after each new response. Undefined if no
 * column has totals or the page shows all records. `isAnswered`: the page belongs to this query.
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

/** Returns true for the model's own endpoint; a list with a custom endpoint has no totals. */
function hasOwnCall({ model, endpoints }: ResolvedList): boolean {
  return endpoints.list === `${model.resource}/list`;
}

const loading: ListTotals = { status: 'loading', values: {} };
const pageAlone: ListTotals = { status: 'page', values: {} };
