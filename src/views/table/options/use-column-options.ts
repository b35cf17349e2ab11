import { useCallback, useEffect, useMemo, useState } from 'react';

import { isSearched } from '../../../engine/grid/index.ts';
import type { ResolvedColumn } from '../../../engine/list/index.ts';
import type { FieldOption } from '../../../engine/model/index.ts';
import type { Option } from '../../../runtime/ports/index.ts';
import { useRuntime } from '../../../runtime/registry/index.ts';

/** Returns the options of columns: their own, or the items of their dictionaries once these are loaded. */
export function useColumnOptions(columns: readonly ResolvedColumn[]) {
  const { dictionaries } = useRuntime().ports;
  const codes = useMemo(() => [...new Set(columns.flatMap((column) => codeOf(column) ?? []))], [columns]);
  const [loaded, setLoaded] = useState<ReadonlyMap<string, readonly FieldOption[]>>(new Map());

  useEffect(() => {
    const controller = new AbortController();
    void Promise.all(
      codes.map(
        async (code) => [code, optionsFrom(await dictionaries.items(code, { signal: controller.signal }))] as const,
      ),
    ).then((entries) => {
      if (!controller.signal.aborted && entries.length > 0) setLoaded(new Map(entries));
    });
    return () => controller.abort();
  }, [codes, dictionaries]);

  return useCallback((column: ResolvedColumn) => column.options ?? loaded.get(codeOf(column) ?? ''), [loaded]);
}

/** A dictionary that is searched on the server is never loaded whole. */
function codeOf(column: ResolvedColumn): string | undefined {
  if (isSearched(column)) return undefined;
  const { componentProps, field } = column;
  const { dictionary } = componentProps;
  return typeof dictionary === 'string' ? dictionary : field.dictionary;
}

function optionsFrom(items: readonly Option[]): FieldOption[] {
  return items.map(({ value, text, color, disabled }) => ({
    value,
    label: text,
    ...(color && { color }),
    ...(disabled && { disabled }),
  }));
}
