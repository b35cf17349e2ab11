import { sql, type RawBuilder } from 'kysely';

import {
  dictionaryOf,
  fieldPairs,
  holdsSeveral,
  type ResolvedField,
  type ResolvedModel,
} from '../../src/engine/model/index.ts';
import { readObjects, readString } from '../../src/engine/values/index.ts';
import { documentKey } from '../../src/schema/documents/document.ts';
import { countInTurns, type DynamicKysely } from '../database/index.ts';
import { changedModels, type Effect, type EffectSource, type StateChange } from '../effects/index.ts';
import { say } from '../locale/index.ts';
import { columnName } from '../records/index.ts';
import { isRenamedCode } from './code-effects.ts';
import type { DictionarySchema } from './tables.ts';

/** Finds fields that take their values from another dictionary, with the number of records whose value is not in it. */
export const outsideValues: EffectSource = {
  async find(db, change) {
    const effects: Effect[] = [];
    for (const { before, after } of changedModels(change)) {
      if (!before || !after) continue;
      for (const [was, now] of fieldPairs(before, after)) {
        const code = dictionaryOf(now);
        const former = dictionaryOf(was);
        if (code === undefined || code === former || now.child || now.stored === false) continue;
        if (was.child || was.stored === false || isRenamedCode(change, former, code)) continue;
        effects.push(...(await effectOf(db, { before, after, was, now, code }, change)));
      }
    }
    return effects;
  },
};

interface Changed {
  before: ResolvedModel;
  after: ResolvedModel;
  was: ResolvedField;
  now: ResolvedField;
  code: string;
}

async function effectOf(db: DynamicKysely, changed: Changed, change: StateChange): Promise<Effect[]> {
  const { before, after, was, now, code } = changed;
  const known = await valuesOf(db, code, change);
  const rows = await countInTurns(db, before.table, isOutside(was, known));
  if (rows === 0) return [];
  return [
    {
      id: `dictionary-changed:${after.id}.${now.name}`,
      sort: 'dictionary-changed',
      document: documentKey(after.id, 'model'),
      pointer: now.pointer,
      model: after.id,
      field: now.name,
      rows,
      samples: [],
      message: say('“{title}”的“{field}”改用字典 {code}：{rows} 条记录的值不在里面，照原样留着，显示为数据值。', {
        title: after.title,
        field: now.title,
        code,
        rows,
      }),
    },
  ];
}

async function valuesOf(db: DynamicKysely, code: string, { after }: StateChange): Promise<string[]> {
  const stored = await db
    .withTables<DictionarySchema>()
    .selectFrom('sys_dict_item as item')
    .innerJoin('sys_dict as dictionary', 'dictionary.id', 'item.dict_id')
    .select('item.item_value')
    .where('dictionary.dict_code', '=', code)
    .where('dictionary.del_flag', '=', 0)
    .where('item.del_flag', '=', 0)
    .execute();
  const written = [...after.documents.keys()].flatMap((key) => {
    const body = after.documents.get(key)?.body ?? {};
    const isMeant = key.endsWith('.dictionary') && body['code'] === code;
    return isMeant ? readObjects(body['items']).flatMap(({ item }) => readString(item['value']) ?? []) : [];
  });
  return [...new Set([...stored.map((row) => String(row.item_value)), ...written])];
}

function isOutside(field: ResolvedField, known: readonly string[]): RawBuilder<boolean> {
  const column = sql.ref(columnName(field.name));
  const values = sql`${JSON.stringify(known)}::jsonb`;
  if (field.type === 'array')
    return sql<boolean>`exists (select 1 from jsonb_array_elements_text(${column}::jsonb) as held (value) where not ${values} @> to_jsonb(held.value))`;
  const held = sql`cast(${column} as text)`;
  if (holdsSeveral(field))
    return sql<boolean>`${column} <> '' and not ${values} @> to_jsonb(string_to_array(${held}, ','))`;
  return sql<boolean>`${column} is not null and ${held} <> '' and not ${values} @> to_jsonb(${held})`;
}
