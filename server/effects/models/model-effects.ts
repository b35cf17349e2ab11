import { documentKey } from '../../../src/schema/documents/document.ts';
import { countTable, moveTable, type DynamicKysely, type TableDefinition } from '../../database/index.ts';
import { say } from '../../locale/index.ts';
import type { Effect, EffectSource, StateChange } from '../effect.ts';
import type { ModelFollower, ModelMove } from '../model-move.ts';

interface Sources {
  followers: readonly ModelFollower[];
  tablesOf(state: StateChange['before']): readonly TableDefinition[];
}

export function modelEffects({ followers, tablesOf }: Sources): EffectSource {
  return {
    async find(db, { moves = [], refusedMoves = [] }) {
      const effects = [...refusedMoves];
      for (const move of moves) effects.push(await effectOf(db, move, followers));
      return effects;
    },
    async prepare({ transaction, change }) {
      const tables = new Map(tablesOf(change.before).map((table) => [table.name, table]));
      for (const move of change.moves ?? []) {
        const table = move.movesTable ? tables.get(move.after.table) : undefined;
        if (table) await moveTable(transaction, move.before.table, table);
      }
      for (const move of change.moves ?? [])
        for (const follower of followers) await follower.follow(transaction, move, [...tables.values()]);
    },
  };
}

async function effectOf(db: DynamicKysely, move: ModelMove, followers: readonly ModelFollower[]): Promise<Effect> {
  const { before, after, movesTable } = move;
  const rows = (await countTable(db, before.table)) ?? 0;
  const others: string[] = [];
  for (const follower of followers) {
    const words = await follower.words?.(db, move);
    if (words !== undefined) others.push(words);
  }
  const values = { title: after.title, rows, others: others.map((each) => say('、{each}', { each })).join('') };
  const isRenamed = before.id !== after.id;
  const table = movesTable ? say('，数据表从 {from} 改为 {to}', { from: before.table, to: after.table }) : '';
  return {
    id: `model-renamed:${after.id}`,
    sort: 'model-renamed',
    document: documentKey(after.id, 'model'),
    pointer: isRenamed ? '/renamedFrom' : '/table',
    model: after.id,
    rows,
    samples: [],
    message: isRenamed
      ? say('模型“{title}”的编号从 {from} 改为 {to}{table}：{rows} 条记录{others}随着改。', {
          ...values,
          from: before.id,
          to: after.id,
          table,
        })
      : say('模型“{title}”的数据表从 {from} 改为 {to}：{rows} 条记录随着走。', {
          ...values,
          from: before.table,
          to: after.table,
        }),
  };
}
