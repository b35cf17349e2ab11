import { dictionaryOf } from '../../src/engine/model/index.ts';
import { readObjects, readString, readText } from '../../src/engine/values/index.ts';
import type { SourceDocument } from '../../src/schema/documents/document.ts';
import type { DynamicKysely } from '../database/index.ts';
import type { Effect, EffectSource, StateChange } from '../effects/index.ts';
import { say } from '../locale/index.ts';
import { countValue } from '../records/index.ts';
import { dictionaryModels } from './tables.ts';

/** Finds items that a dictionary document disables, with the number of records that have their values. */
export const disabledItems: EffectSource = {
  async find(db, change) {
    const effects: Effect[] = [];
    for (const key of change.after.documents.keys()) {
      const [was, is] = [change.before.documents.get(key), change.after.documents.get(key)];
      if (!was || is?.kind !== 'dictionary' || was.body === is.body) continue;
      const before = new Map(itemsOf(was).map(({ value, disabled }) => [value, disabled]));
      for (const item of itemsOf(is))
        if (item.disabled && before.get(item.value) === false)
          effects.push(...(await effectOf(db, { document: is, item, change })));
    }
    return effects;
  },
};

interface Item {
  value: string;
  text: string;
  disabled: boolean;
  index: number;
}

function itemsOf({ body }: SourceDocument): Item[] {
  return readObjects(body['items']).flatMap(({ item, index }) => {
    const value = readString(item['value']);
    if (value === undefined) return [];
    return [{ value, text: readText(item['text']) ?? value, disabled: item['disabled'] === true, index }];
  });
}

async function effectOf(
  db: DynamicKysely,
  { document, item, change }: { document: SourceDocument; item: Item; change: StateChange },
): Promise<Effect[]> {
  const code = readString(document.body['code']);
  let rows = 0;
  for (const model of change.before.models.values())
    for (const field of model.fields) {
      const isMeant = dictionaryOf(field) === code && !field.child && !field.secret && field.stored !== false;
      if (isMeant) rows += await countValue(db, model, field, item.value);
    }
  if (rows === 0) return [];
  const title = readText(document.body['title']) ?? document.id;
  return [
    {
      id: `item-disabled:${document.id}.${item.value}`,
      sort: 'item-disabled',
      document: document.key,
      pointer: `/items/${item.index}/disabled`,
      model: dictionaryModels.sys_dict,
      rows,
      samples: [],
      message: say(
        '字典“{title}”停用选项“{item}”：有 {rows} 条记录用着它，照原样留着；已经建立的字典以字典管理里的为准，请在那里停用。',
        { title, item: item.text, rows },
      ),
    },
  ];
}
