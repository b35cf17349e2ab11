import type { DynamicKysely, DynamicTransaction } from '../../database/index.ts';
import type { Effect, EffectSource, StateChange, ValueFollower } from '../../effects/index.ts';
import { say } from '../../locale/index.ts';
import { fits, type RenamedValue, renamedValues, type ValueColumn } from './renamed-values.ts';
import { countValue, replaceValue } from './value-rows.ts';

/** Followers that replace a renamed value outside its columns. */
interface Followers {
  followers: readonly ValueFollower[];
  /** Gives the item of the stored dictionaries of that code its new value. */
  renameItem(transaction: DynamicTransaction, code: string, renamed: { from: string; to: string }): Promise<void>;
}

/**
 * Says which states and items of dictionaries get another value, with the records that hold it and what follows, and gives it
 * to them: in all tenants, deleted records among them.
 */
export function valueEffects({ followers, renameItem }: Followers): EffectSource {
  return {
    async find(db, change) {
      const effects: Effect[] = [];
      for (const renamed of renamedValues(change))
        for (const column of renamed.columns)
          effects.push(...(await effectOf(db, { renamed, column, change, followers })));
      return effects;
    },
    async apply({ transaction, change }) {
      const { after } = change;
      for (const { columns, dictionary, from, to } of renamedValues(change)) {
        if (columns.some(({ field }) => !fits(field, to))) continue;
        for (const { model, field } of columns) {
          const resolved = after.models.get(model);
          if (!resolved) continue;
          await replaceValue(transaction, resolved, field, { from, to });
          for (const follower of followers)
            await follower.follow(transaction, { model, field: field.name, from, to, state: after });
        }
        if (dictionary !== undefined) await renameItem(transaction, dictionary, { from, to });
      }
      return undefined;
    },
  };
}

interface Wanted {
  renamed: RenamedValue;
  column: ValueColumn;
  change: StateChange;
  followers: readonly ValueFollower[];
}

/** One effect where records or something else hold the value. */
async function effectOf(db: DynamicKysely, { renamed, column, change, followers }: Wanted): Promise<Effect[]> {
  const { sort, document, pointer, from, to } = renamed;
  const { model, field, before } = column;
  const was = change.before.models.get(model);
  const rows = was && before && !before.child ? await countValue(db, was, before, from) : 0;
  const others: string[] = [];
  for (const follower of followers) {
    const words = await follower.words(db, { model, field: field.name, from, to, state: change.after });
    if (words !== undefined) others.push(words);
  }
  if (rows === 0 && others.length === 0) return [];
  const title = change.after.models.get(model)?.title ?? model;
  const about = {
    title,
    field: field.title,
    from,
    to,
    rows,
    others: others.map((each) => say('、{each}', { each })).join(''),
  };
  return [
    {
      id: `${sort}:${model}.${field.name}.${to}`,
      sort,
      document,
      pointer,
      model,
      field: field.name,
      rows,
      samples: [],
      message: say('“{title}”的“{field}”的值 {from} 改为 {to}：{rows} 条记录{others}随着改。', about),
      ...(!fits(field, to) && {
        refusal: say('“{title}”的“{field}”放不下值 {to}，没有发布；请换一个值。', { title, field: field.title, to }),
      }),
    },
  ];
}
