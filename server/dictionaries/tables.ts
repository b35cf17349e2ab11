import type { Generated } from 'kysely';

import { integer, maybeText, recorded, table, text, type Recorded, type TableDefinition } from '../database/index.ts';

type DictionaryRow = Recorded & {
  id: string;
  dict_name: string;
  dict_code: string;
  description: string | null;
  /** 0 text, 1 number. */
  type: Generated<number>;
};

type DictionaryItemRow = Recorded & {
  id: string;
  dict_id: string;
  item_text: string;
  item_value: string;
  description: string | null;
  color: string | null;
  sort_order: number;
  /** 1 in use, 0 not. */
  status: number;
};

export type DictionarySchema = {
  sys_dict: DictionaryRow;
  sys_dict_item: DictionaryItemRow;
};

export const dictionaryModels = { sys_dict: 'system/dict', sys_dict_item: 'system/dict-item' } as const;

/** Dictionaries in the recycle bin do not block their code. */
export const dictionaryTables: readonly TableDefinition[] = [
  {
    ...table('sys_dict', [
      text('dict_name'),
      text('dict_code'),
      maybeText('description'),
      integer('type', 0),
      ...recorded,
    ]),
    unique: [{ name: 'sys_dict_dict_code_key', columns: ['tenant_id', 'dict_code'], where: 'not-deleted' }],
  },
  table(
    'sys_dict_item',
    [
      text('dict_id'),
      text('item_text'),
      text('item_value'),
      maybeText('description'),
      maybeText('color'),
      integer('sort_order', 0),
      integer('status', 1),
      ...recorded,
    ],
    { indexes: [['dict_id', 'sort_order']] },
  ),
];
