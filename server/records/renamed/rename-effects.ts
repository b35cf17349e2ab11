import { sql } from 'kysely';

import { renamedFields, type RenamedField, type ResolvedModel } from '../../../src/engine/model/index.ts';
import { documentKey } from '../../../src/schema/documents/document.ts';
import { countInTurns, type DynamicKysely } from '../../database/index.ts';
import {
  changedModels,
  type Effect,
  type EffectSource,
  type RenamingFollower,
  type StateChange,
} from '../../effects/index.ts';
import { say } from '../../locale/index.ts';
import { storedModel } from '../tables/index.ts';

/**
 * Creates the source that finds the fields a change renames, with the number of values that move and other data to be
 * updated. The migration of the tables and `followers` execute it. A secret field cannot become a readable one by a
 * renaming.
 */
export function renameEffects(followers: readonly RenamingFollower[]): EffectSource {
  return {
    async find(db, change) {
      const effects: Effect[] = [];
      for (const { before, after } of changedModels(change)) {
        if (!before || !after) continue;
        for (const renamed of renamedFields(before, after))
          effects.push(await effectOf(db, { before, after, renamed, change, followers }));
      }
      return effects;
    },
  };
}

interface Wanted {
  before: ResolvedModel;
  after: ResolvedModel;
  renamed: RenamedField;
  change: StateChange;
  followers: readonly RenamingFollower[];
}

async function effectOf(db: DynamicKysely, wanted: Wanted): Promise<Effect> {
  const { before, after, renamed, change, followers } = wanted;
  const [from, to] = [renamed.before.name, renamed.after.name];
  const column = storedModel(before).columns.get(from)?.name;
  const rows =
    column === undefined ? 0 : await countInTurns(db, before.table, sql<boolean>`${sql.ref(column)} is not null`);
  const others: string[] = [];
  for (const follower of followers) {
    const words = await follower.words?.(db, { model: after.id, from, to, state: change.after });
    if (words !== undefined) others.push(words);
  }
  const title = renamed.after.title;
  const isShown = renamed.before.secret && !renamed.after.secret;
  const values = { title, from, to, rows, others: others.map((each) => say('、{each}', { each })).join('') };
  return {
    id: `rename:${after.id}.${to}`,
    sort: 'rename',
    document: documentKey(after.id, 'model'),
    pointer: renamed.after.pointer,
    model: after.id,
    field: to,
    rows,
    samples: [],
    message: say('“{title}”的名字从 {from} 改为 {to}：{rows} 条记录的值{others}随着改名。', values),
    ...(isShown && { refusal: say('保密的字段 {from} 改名为 {to} 以后也要保密，没有发布。', { from, to }) }),
  };
}
