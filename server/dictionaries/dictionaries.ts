import type { FieldOption } from '../../src/engine/model/index.ts';
import type { DynamicKysely } from '../database/dynamic-schema.ts';
import type { DictionarySchema } from './tables.ts';

/** An item as JeecgBoot sends it (jeecg-contract.md 4); `title` and `label` repeat the text. */
export interface DictionaryItem {
  value: string;
  text: string;
  title: string;
  label: string;
  color?: string;
}

/** Dictionaries from memory. */
export interface Dictionaries {
  /** The items in use, by code. */
  all(): Promise<Readonly<Record<string, DictionaryItem[]>>>;
  /** All items of a dictionary in their order, those no longer in use too; undefined for an unknown code. */
  itemsOf(code: string): Promise<readonly DictionaryItem[] | undefined>;
  /** The same as options of a field: what the record engine asks for. */
  items(code: string): Promise<readonly FieldOption[] | undefined>;
  /** Forgets what is in memory; call after every change. */
  refresh(): void;
}

/** How long another process's changes may go unseen, in milliseconds. */
const freshness = 30_000;

interface Entry {
  item: DictionaryItem;
  inUse: boolean;
}

interface Loaded {
  at: number;
  byCode: Map<string, Entry[]>;
}

export function openDictionaries(database: DynamicKysely): Dictionaries {
  let loading: Promise<Loaded> | undefined;
  const loaded = async (): Promise<Loaded> => {
    const known = await loading;
    if (known && Date.now() - known.at < freshness) return known;
    loading = load(database);
    // A failure is not remembered.
    loading.catch(() => (loading = undefined));
    return loading;
  };
  const entriesOf = async (code: string) => (await loaded()).byCode.get(code);
  return {
    async all() {
      const { byCode } = await loaded();
      const used = [...byCode].map(([code, entries]) => [code, entries.filter((entry) => entry.inUse)] as const);
      return Object.fromEntries(used.map(([code, entries]) => [code, entries.map((entry) => entry.item)]));
    },
    itemsOf: async (code) => (await entriesOf(code))?.map((entry) => entry.item),
    items: async (code) =>
      (await entriesOf(code))?.map(({ item, inUse }) => ({
        value: item.value,
        label: item.text,
        ...(item.color !== undefined && { color: item.color }),
        ...(!inUse && { disabled: true }),
      })),
    refresh: () => (loading = undefined),
  };
}

async function load(database: DynamicKysely): Promise<Loaded> {
  const db = database.withTables<DictionarySchema>();
  const dictionaries = await db.selectFrom('sys_dict').select(['id', 'dict_code']).where('del_flag', '=', 0).execute();
  const rows = await db
    .selectFrom('sys_dict_item')
    .select(['dict_id', 'item_text', 'item_value', 'color', 'status'])
    .orderBy('dict_id')
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
  const byId = new Map(dictionaries.map(({ id }) => [id, new Array<Entry>()]));
  for (const row of rows) byId.get(row.dict_id)?.push({ item: itemOf(row), inUse: row.status === 1 });
  return { at: Date.now(), byCode: new Map(dictionaries.map(({ id, dict_code }) => [dict_code, byId.get(id) ?? []])) };
}

function itemOf(row: { item_text: string; item_value: string; color: string | null }): DictionaryItem {
  const { item_text: text, item_value: value, color } = row;
  return { value, text, title: text, label: text, ...(color !== null && { color }) };
}
