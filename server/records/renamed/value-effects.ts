import type { ResolvedField, ResolvedModel } from '../../../src/engine/model/index.ts';
import type { DynamicKysely, DynamicTransaction } from '../../database/index.ts';
import type { Effect, EffectSource, StateChange, ValueFollower } from '../../effects/index.ts';
import { say } from '../../locale/index.ts';
import { fits, renamedValues, type RenamedValue, type ValueColumn } from './renamed-values.ts';
import { countValue, replaceValue } from './value-rows.ts';

/** Returns true if a field is stored in a column of the server's own table. */
export type OwnColumn = (model: Pick<ResolvedModel, 'table'>, field: Pick<ResolvedField, 'name'>) => boolean;

interface Followers {
  followers: readonly ValueFollower[];
  isOwn: OwnColumn;
  renameItem(transaction: DynamicTransaction, code: string, renamed: { from: string; to: string }): Promise<void>;
}

/**
 * Creates the source that reports which states and items of dictionaries get another value, with the records that
 * contain it and other data to be updated, and replaces it: in all tenants, including deleted records.
 */
export function valueEffects({ followers, isOwn, renameItem }: Followers): EffectSource {
  const refusalOf = refusals(isOwn);
  return {
    async find(db, change) {
      const effects: Effect[] = [];
      for (const renamed of renamedValues(change))
        for (const column of renamed.columns)
          effects.push(...(await effectOf(db, { renamed, column, change, followers, refusalOf })));
      return effects;
    },
    async apply({ transaction, change }) {
      const { after } = change;
      for (const renamed of renamedValues(change)) {
        const { columns, dictionary, from, to } = renamed;
        if (columns.some((column) => refusalOf(renamed, column, after) !== undefined)) continue;
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
  refusalOf: RefusalOf;
}

type RefusalOf = (renamed: RenamedValue, column: ValueColumn, after: StateChange['after']) => string | undefined;

function refusals(isOwn: OwnColumn): RefusalOf {
  return ({ from, to, isKnown }, { model: id, field }, { models }) => {
    const model = models.get(id);
    const title = model?.title ?? id;
    if (model && isOwn(model, field))
      return say('“{title}”的“{field}”由系统使用，值 {from} 不能改为 {to}，没有发布。', {
        title,
        field: field.title,
        from,
        to,
      });
    if (!fits(field, to))
      return say('“{title}”的“{field}”放不下值 {to}，没有发布；请换一个值。', { title, field: field.title, to });
    return isKnown ? say('值 {to} 原来就有，{from} 不能改名为它，没有发布；请换一个值。', { from, to }) : undefined;
  };
}

async function effectOf(
  db: DynamicKysely,
  { renamed, column, change, followers, refusalOf }: Wanted,
): Promise<Effect[]> {
  const { sort, document, pointer, from, to } = renamed;
  const { model, field, before } = column;
  const was = change.before.models.get(model);
  const refusal = refusalOf(renamed, column, change.after);
  // The number of records with a value would reveal a secret.
  const isCounted = was && before && !before.child && !before.secret && !field.secret;
  const rows = isCounted ? await countValue(db, was, before, from) : 0;
  const others: string[] = [];
  for (const follower of followers) {
    const words = await follower.words(db, { model, field: field.name, from, to, state: change.after });
    if (words !== undefined) others.push(words);
  }
  if (rows === 0 && others.length === 0 && refusal === undefined) return [];
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
      ...(refusal !== undefined && { refusal }),
    },
  ];
}
