import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import { documentKey } from '../../../src/schema/documents/document.ts';
import type { Catalogue, CatalogueState } from '../../catalogue/index.ts';
import { countTable, foundTables, type DynamicKysely } from '../../database/index.ts';
import { say } from '../../locale/index.ts';
import type { Effect, StateChange } from '../effect.ts';
import { movedKeys, movedModels, movedPages, type ModelMove } from '../model-move.ts';
import { renamedState } from './renamed-state.ts';

export interface MoverParts {
  database: DynamicKysely;
  catalogue: Pick<Catalogue, 'prepare' | 'below' | 'current'>;
  isOwn(state: CatalogueState, model: ResolvedModel): boolean;
  permissionsMoved(
    db: DynamicKysely,
    change: StateChange,
    model: { before: ResolvedModel; after: ResolvedModel },
  ): Promise<ReadonlyMap<string, string> | { refused: string }>;
}

/**
 * A change whose models are renamed first. In `find` the state before the change has the renamed models with their
 * present tables, in `apply` with the tables after the renaming. Without a renaming both are the change itself.
 */
export interface SettledChange {
  find: StateChange;
  apply: StateChange;
}

export async function settleChange(parts: MoverParts, change: StateChange): Promise<SettledChange> {
  const moves: ModelMove[] = [];
  const refused: Effect[] = [];
  for (const pair of movedModels(change)) {
    const found = await moveOf(parts, change, pair);
    if ('refused' in found) refused.push(refusal(pair, found.refused));
    else if (found.movesTable || pair.before.id !== pair.after.id) moves.push(found);
  }
  if (moves.length === 0) {
    const settled = refused.length === 0 ? change : { ...change, refusedMoves: refused };
    return { find: settled, apply: settled };
  }
  const before = renamedState(parts.catalogue, change.before, moves);
  if ('refused' in before) {
    const settled = { ...change, refusedMoves: [...refused, ...moves.map((move) => refusal(move, before.refused))] };
    return { find: settled, apply: settled };
  }
  const tables = new Map(moves.map((move) => [move.after.id, move.before.table]));
  const stored = new Map(
    [...before.models].map(([id, model]) => [id, { ...model, table: tables.get(id) ?? model.table }]),
  );
  const settled = { after: change.after, moves, refusedMoves: refused };
  return { find: { before: { ...before, models: stored }, ...settled }, apply: { before, ...settled } };
}

type Pair = Pick<ModelMove, 'before' | 'after'>;

async function moveOf(
  { database, isOwn, permissionsMoved }: MoverParts,
  change: StateChange,
  pair: Pair,
): Promise<ModelMove | { refused: string }> {
  const { before, after } = pair;
  if (isOwn(change.before, before) || isOwn(change.after, after))
    return { refused: say('模型 {id} 是系统用的，不能改编号或换数据表', { id: before.id }) };
  const movesTable = await tableMoves(database, change, pair);
  if (typeof movesTable !== 'boolean') return movesTable;
  const permissions = await permissionsMoved(database, change, pair);
  if ('refused' in permissions) return { refused: permissions.refused };
  const keys = movedKeys(change, before.id, after.id);
  return { before, after, movesTable, keys, pages: movedPages(change, keys), permissions };
}

async function tableMoves(
  db: DynamicKysely,
  { before: state, after: stateAfter }: StateChange,
  { before, after }: Pair,
): Promise<boolean | { refused: string }> {
  if (before.table === after.table) return false;
  const rows = await countTable(db, before.table);
  if (rows === undefined) return false;
  const about = { title: after.title, from: before.table, to: after.table, rows };
  const shared = [...state.models.values(), ...stateAfter.models.values()].find(
    ({ id, table }) => id !== before.id && id !== after.id && (table === before.table || table === after.table),
  );
  if (shared) {
    if (rows === 0) return false;
    return {
      refused: say('“{title}”的数据表从 {from} 改为 {to}，有 {rows} 条记录，但是模型 {other} 也用着这张表', {
        ...about,
        other: shared.id,
      }),
    };
  }
  const there = await countTable(db, after.table);
  if (there === undefined) return true;
  if (rows === 0) return false;
  const [found] = await foundTables(db, [after.table]);
  if (there === 0 && found?.isOurs) return true;
  return {
    refused: say(
      '“{title}”的数据表从 {from} 改为 {to}：{from} 里有 {rows} 条记录，{to} 里已有 {there} 条，不能合在一起；请在模型里用 table 换一个名字，或者写 {from}',
      { ...about, there },
    ),
  };
}

function refusal({ before, after }: Pair, refused: string): Effect {
  return {
    id: `model-renamed:${after.id}`,
    sort: 'model-renamed',
    document: documentKey(after.id, 'model'),
    pointer: before.id === after.id ? '/table' : '/renamedFrom',
    model: after.id,
    rows: 0,
    samples: [],
    message: say('模型 {from} 改名为 {to}。', { from: before.id, to: after.id }),
    refusal: say('{refused}。没有发布。', { refused: refused.replace(/。$/, '') }),
  };
}
