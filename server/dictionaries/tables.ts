import type { Generated } from 'kysely';
import type { TableDefinition } from '../database/migration/table-definition.ts';
import { audited, type Audited, integer, maybeText, table, text } from '../session/system-tables.ts';

type DictionaryRow = Audited & {
  id: string;
  dict_name: string;
  dict_code: string;
  description: string | null;
  /** 0 text, 1 number. */
  type: Generated<number>;
  del_flag: Generated<number>;
};

type DictionaryItemRow = Audited & {
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

/** Tables of dictionaries, as Kysely sees them. */
export type DictionarySchema = {
  sys_dict: DictionaryRow;
  sys_dict_item: DictionaryItemRow;
};

/** The same, as the database is brought to them. */
export const dictionaryTables: readonly TableDefinition[] = [
  table(
    'sys_dict',
    [
      text('dict_name'),
      text('dict_code'),
      maybeText('description'),
      integer('type', 0),
      integer('del_flag', 0),
      ...audited,
    ],
    { unique: [['dict_code']] },
  ),
  table(
    'sys_dict_item',
    [
      ...[text('dict_id'), text('item_text'), text('item_value'), maybeText('description'), maybeText('color')],
      ...[integer('sort_order', 0), integer('status', 1), ...audited],
    ],
    { indexes: [['dict_id', 'sort_order']] },
  ),
];
