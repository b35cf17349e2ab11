import { autorun } from '@formily/reactive';
import { useEffect, useMemo, useRef, useState } from 'react';

import { fieldsOf, type FieldTreeNode } from '../../engine/form/index.ts';
import { defaultValue } from '../../engine/model/index.ts';
import { serverTimeText } from '../../engine/values/index.ts';
import type { FormModel } from '../form/index.ts';
import type { ListLocation } from '../list/index.ts';
import type { DataRecord } from '../ports/index.ts';
import { useRuntime } from '../registry/index.ts';
import { printFilters, readFilters } from './filter-address.ts';

/** Returns the initial values of a page's filters at its address; the others get their defaults. */
export function useOpenedFilters(nodes: readonly FieldTreeNode[], location: ListLocation | undefined): DataRecord {
  const [opened] = useState(() => (location ? readFilters(nodes, location.search) : {}));
  return opened;
}

/**
 * Synchronizes the filters of a page with its address: input is written to the address, and an address from elsewhere
 * (a link, the browser's Back) is read into the filters.
 */
export function useFilterAddress(
  form: FormModel,
  nodes: readonly FieldTreeNode[],
  location: ListLocation | undefined,
): void {
  const usual = useUsual(nodes);
  const latest = useRef(location);
  const shown = useRef(location?.search);
  useEffect(() => void (latest.current = location));
  useEffect(() => {
    if (nodes.length === 0) return undefined;
    return autorun(() => {
      const values = form.values();
      const now = latest.current;
      if (!now) return;
      const next = printFilters(nodes, now.search, values, usual);
      if (next === printFilters(nodes, now.search, readAll(nodes, now.search, usual), usual)) return;
      shown.current = next;
      now.setSearch(next);
    });
  }, [form, nodes, usual]);
  const search = location?.search;
  useEffect(() => {
    if (search === undefined || search === shown.current) return;
    shown.current = search;
    for (const [path, value] of Object.entries(readAll(nodes, search, usual))) form.setValue(path, value);
  }, [search, form, nodes, usual]);
}

function readAll(nodes: readonly FieldTreeNode[], search: string, usual: DataRecord): DataRecord {
  const given = readFilters(nodes, search);
  return Object.fromEntries(
    fieldsOf(nodes).map(({ path }) => [path, given[path] ?? (path in given ? null : (usual[path] ?? null))]),
  );
}

function useUsual(nodes: readonly FieldTreeNode[]): DataRecord {
  const { user } = useRuntime();
  const [now] = useState(() => serverTimeText());
  return useMemo(() => {
    const about = { now, ...(user && { user }) };
    return Object.fromEntries(fieldsOf(nodes).map(({ path, field }) => [path, defaultValue(field, about) ?? null]));
  }, [nodes, user, now]);
}
