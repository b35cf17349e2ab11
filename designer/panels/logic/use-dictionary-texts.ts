import { useCallback, useEffect, useState } from 'react';

import { fieldsOf, type ResolvedForm } from '../../../src/engine/form/index.ts';
import type { DictionaryTexts } from '../../../src/engine/sentences/index.ts';
import { useRuntime } from '../../../src/runtime/registry/index.ts';

type Texts = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Returns the texts of the dictionaries of a form's fields, as far as they have loaded. */
export function useDictionaryTexts(form: ResolvedForm): DictionaryTexts {
  const { dictionaries } = useRuntime().ports;
  const [known, setKnown] = useState<Texts>(() => new Map());
  const codes = [...new Set(codesOf(form))].toSorted().join('\n');
  useEffect(() => {
    const call = new AbortController();
    const read = async (code: string) => {
      const items = await dictionaries.items(code, { signal: call.signal });
      return [code, new Map(items.map(({ value, text }) => [value, text]))] as const;
    };
    void Promise.all(codes.split('\n').filter(Boolean).map(read)).then((texts) => {
      if (!call.signal.aborted) setKnown(new Map(texts));
    });
    return () => call.abort();
  }, [codes, dictionaries]);
  return useCallback((code) => known.get(code), [known]);
}

function codesOf({ model, nodes }: ResolvedForm): string[] {
  const fields = [...(model?.fields ?? []), ...fieldsOf(nodes).map(({ field }) => field)];
  return fields.flatMap(({ dictionary }) => dictionary ?? []);
}
