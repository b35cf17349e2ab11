import type { DictionaryPort, Option } from '../../../runtime/ports/index.ts';
import type { Http } from '../http/index.ts';
import type { Dictionaries, DictionaryStore } from './dictionary-store.ts';
import { parseDictionaries, parseOptions } from './parse-options.ts';

export interface JeecgDictionaries extends DictionaryPort {
  replace(dictionaries: Dictionaries): void;
  /** Loads all dictionaries from the server. Throws `PortError`; the previous ones then remain. */
  reload(): Promise<void>;
  refresh(): Promise<void>;
  clear(): void;
}

/**
 * Creates dictionaries with a cache in memory over one that persists. Concurrent requests for one code share a call,
 * which continues when one of the callers cancels.
 */
export function createDictionaries(http: Http, store: DictionaryStore): JeecgDictionaries {
  const known = new Map<string, Option[]>(Object.entries(store.load() ?? {}));
  const underway = new Map<string, Promise<Option[]>>();

  function replace(dictionaries: Dictionaries): void {
    known.clear();
    for (const [code, items] of Object.entries(dictionaries)) known.set(code, items);
    store.save(dictionaries);
  }

  async function fetchItems(code: string): Promise<Option[]> {
    try {
      const path = `/sys/dict/getDictItems/${encodeURIComponent(code)}`;
      const items = parseOptions((await http.send({ method: 'GET', path, quiet: true })).result);
      known.set(code, items);
      store.save(Object.fromEntries(known));
      return items;
    } catch {
      // A failed dictionary is empty (docs/requirements.md, Error catalogue) and not cached: the next request calls
      // again.
      return [];
    } finally {
      underway.delete(code);
    }
  }

  async function reload(): Promise<void> {
    // Our server then includes disabled items, which name stored values; a JeecgBoot ignores the parameter.
    const params = { withDisabled: 'true' };
    const { result } = await http.send({ method: 'GET', path: '/sys/dict/queryAllDictItems', params, quiet: true });
    replace(parseDictionaries(result));
  }

  return {
    cached: (code) => known.get(code),
    items(code) {
      const items = known.get(code);
      if (items) return Promise.resolve(items);
      const call = underway.get(code) ?? fetchItems(code);
      underway.set(code, call);
      return call;
    },
    replace,
    reload,
    async refresh() {
      await http.send({ method: 'GET', path: '/sys/dict/refleshCache', quiet: true });
      await reload();
    },
    clear() {
      known.clear();
    },
  };
}
