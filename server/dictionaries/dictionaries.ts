import type { FieldOption } from '../../src/engine/model/index.ts';
import { uncancellable, type DynamicKysely } from '../database/index.ts';
import type { DictionarySchema } from './tables.ts';

/** An item as JeecgBoot sends it (docs/jeecgboot.md, Dictionaries and trees); `title` and `label` repeat the text. */
export interface DictionaryItem {
  value: string;
  text: string;
  title: string;
  label: string;
  color?: string;
  /** Present where disabled items were requested, too: the item names stored values, but is not chosen for new ones. */
  disabled?: true;
}

export interface Dictionaries {
  /**
   * The items in use, by code; a dictionary of the tenant overrides the one of no tenant (0). `withDisabled` adds the
   * disabled ones at the end of each dictionary.
   */
  all(
    tenantId: number,
    options?: { withDisabled?: boolean },
  ): Promise<Readonly<Record<string, readonly DictionaryItem[]>>>;
  /** All items of a dictionary in their order, including disabled ones; undefined for an unknown code. */
  itemsOf(code: string, tenantId: number): Promise<readonly DictionaryItem[] | undefined>;
  /**
   * The same as options of a field, for the record engine, also inside its transactions. It returns from memory without
   * waiting; stale contents are refreshed in the background.
   */
  items(code: string, tenantId: number): Promise<readonly FieldOption[] | undefined>;
  /** Returns all dictionaries of a tenant by their codes, from memory; undefined before the dictionaries have been read. */
  codes(tenantId: number): Pick<ReadonlyMap<string, unknown>, 'has' | 'keys'> | undefined;
  refresh(): Promise<void>;
  close(): void;
}

type Entries = ReadonlyMap<string, readonly Entry[]>;

interface Entry {
  item: DictionaryItem;
  inUse: boolean;
}

interface Loaded {
  at: number;
  of(tenantId: number): Entries;
}

export type TextOfItem = (code: string, value: string, text: string) => string;

/**
 * Opens the dictionaries of a database; they are in memory after the first call of `all`.
 * @param shared the interval in milliseconds at which they are read again, if other processes may change them.
 */
export function openDictionaries(
  database: DynamicKysely,
  { shared, textOf = (_code, _value, text) => text }: { shared?: number; textOf?: TextOfItem } = {},
): Dictionaries {
  const translatedItem = (code: string, { item }: Entry): DictionaryItem => {
    const text = textOf(code, item.value, item.text);
    return text === item.text ? item : { ...item, text, title: text, label: text };
  };
  let known: Loaded | undefined;
  let loading: Promise<Loaded> | undefined;
  const reload = (): Promise<Loaded> => {
    const mine = uncancellable(() => load(database)).then((loaded) => {
      if (loading === mine) known = loaded;
      return loaded;
    });
    loading = mine;
    // A failure is not cached.
    const done = (): void => {
      if (loading === mine) loading = undefined;
    };
    mine.then(done, done);
    return mine;
  };
  const isFresh = (loaded: Loaded): boolean => Date.now() - loaded.at < (shared ?? Infinity);
  const fresh = async (): Promise<Loaded> => (known && isFresh(known) ? known : (loading ?? reload()));
  /**
   * Does not wait for the database once dictionaries are in memory: the caller may be in a transaction, which holds the
   * only connection of the embedded database.
   */
  const remembered = async (): Promise<Loaded> => {
    if (!known) return loading ?? reload();
    // After a failure the contents in memory stay; the next call tries again.
    if (!isFresh(known) && !loading) reload().catch(() => undefined);
    return known;
  };
  // Transactions read from memory only, so the contents are refreshed between requests.
  const timer = shared === undefined ? undefined : setInterval(() => void reload().catch(() => undefined), shared);
  timer?.unref();
  return {
    async all(tenantId, { withDisabled = false } = {}) {
      const itemsOf = ([code, entries]: readonly [string, readonly Entry[]]): [string, DictionaryItem[]] => {
        const used = entries.filter(({ inUse }) => inUse).map((entry) => translatedItem(code, entry));
        const disabled = withDisabled ? entries.filter(({ inUse }) => !inUse) : [];
        return [
          code,
          [...used, ...disabled.map((entry) => ({ ...translatedItem(code, entry), disabled: true as const }))],
        ];
      };
      return Object.fromEntries([...(await fresh()).of(tenantId)].map(itemsOf));
    },
    itemsOf: async (code, tenantId) =>
      (await fresh())
        .of(tenantId)
        .get(code)
        ?.map((entry) => translatedItem(code, entry)),
    items: async (code, tenantId) =>
      (await remembered())
        .of(tenantId)
        .get(code)
        ?.map((entry) => {
          const { value, text, color } = translatedItem(code, entry);
          return { value, label: text, ...(color !== undefined && { color }), ...(!entry.inUse && { disabled: true }) };
        }),
    codes: (tenantId) => known?.of(tenantId),
    refresh: async () => void (await reload()),
    close: () => clearInterval(timer),
  };
}

async function load(database: DynamicKysely): Promise<Loaded> {
  const db = database.withTables<DictionarySchema>();
  const dictionaries = await db
    .selectFrom('sys_dict')
    .select(['id', 'dict_code', 'tenant_id'])
    .where('del_flag', '=', 0)
    .execute();
  const rows = await db
    .selectFrom('sys_dict_item')
    .select(['dict_id', 'item_text', 'item_value', 'color', 'status'])
    .where('del_flag', '=', 0)
    .orderBy('dict_id')
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
  const byId = new Map(dictionaries.map(({ id }) => [id, new Array<Entry>()]));
  for (const row of rows) byId.get(row.dict_id)?.push({ item: itemOf(row), inUse: row.status === 1 });
  const known = new Map<number, Entries>();
  const ownOf = (tenant: number): [string, Entry[]][] =>
    dictionaries.flatMap((row) => (row.tenant_id === tenant ? [[row.dict_code, byId.get(row.id) ?? []]] : []));
  const of = (tenantId: number): Entries => {
    const entries = known.get(tenantId) ?? new Map([...ownOf(0), ...(tenantId === 0 ? [] : ownOf(tenantId))]);
    known.set(tenantId, entries);
    return entries;
  };
  return { at: Date.now(), of };
}

function itemOf(row: { item_text: string; item_value: string; color: string | null }): DictionaryItem {
  const { item_text: text, item_value: value, color } = row;
  return { value, text, title: text, label: text, ...(color !== null && { color }) };
}
