import { say } from '../locale/index.ts';
import {
  changedColumns,
  fieldsWith,
  isRemoval,
  moveItem,
  refused,
  type ItemMove,
  type RowChange,
  type RowGuard,
  type SystemTable,
} from '../records/index.ts';
import { dictionaryModels, type DictionarySchema } from './tables.ts';

/** The system tables of dictionaries and their items for the record engine. */
export function dictionaryRecords(move: ItemMove): readonly SystemTable[] {
  return [
    { table: 'sys_dict', model: dictionaryModels.sys_dict, guard: guardDictionaries(move) },
    { table: 'sys_dict_item', model: dictionaryModels.sys_dict_item, guard: guardItems(move) },
  ];
}

function guardItems(move: ItemMove): RowGuard {
  return async ({ db }, changes) => {
    for (const change of changes.filter((each) => isChange(each, 'item_value'))) {
      const dictionary = await db
        .withTables<DictionarySchema>()
        .selectFrom('sys_dict')
        .select(['dict_code', 'tenant_id'])
        .where('id', '=', String(change.before?.['dict_id']))
        .executeTakeFirst();
      if (!dictionary) continue;
      await moveItem(db, move, {
        dictionary: dictionary.dict_code,
        tenantId: Number(dictionary.tenant_id),
        from: String(change.before?.['item_value']),
        to: String(change.after?.['item_value']),
      });
    }
  };
}

function guardDictionaries({ state }: Pick<ItemMove, 'state'>): RowGuard {
  return (_call, changes) => {
    for (const { before } of changes.filter((each) => isChange(each, 'dict_code'))) {
      const code = String(before?.['dict_code']);
      const [used] = fieldsWith(state().models, code);
      if (used)
        throw refused(
          say(
            '“{title}”的“{field}”用着字典编码 {code}，不能在这里修改；请用 npm run -s schemas -- rename 改字典文档的编码，用到它的文档和字典一起改。',
            {
              title: used.model.title,
              field: used.field.title,
              code,
            },
          ),
        );
    }
    return Promise.resolve();
  };
}

function isChange(change: RowChange, column: string): boolean {
  const isOld = change.before !== undefined && change.after !== undefined;
  return isOld && !isRemoval(change) && changedColumns(change, [column]).length > 0;
}
