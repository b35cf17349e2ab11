import { membersRead } from '../../../../src/engine/bill/index.ts';
import type { ResolvedModel } from '../../../../src/engine/model/index.ts';
import type { CatalogueState } from '../../../catalogue/index.ts';
import { say } from '../../../locale/index.ts';
import { columnName, type ValueMove } from '../../../records/index.ts';
import { typed } from '../fills.ts';
import { modelsOf } from '../models-of.ts';
import { recordRights } from '../record-rights.ts';
import { byId, type Holder, type RightsById } from '../right.ts';
import { stateColumn, type KnownStates } from '../state-rights.ts';
import type { FormerStates } from './former-states.ts';

type State = Pick<CatalogueState, 'models'>;

/**
 * Returns the former states of a model by the present ones: a new state that takes over the records of a former one is
 * compared as that one. States that records could already have are not included.
 */
export function formerStatesOf(was: ResolvedModel, moves: readonly ValueMove[], used: KnownStates): FormerStates {
  const former = new Map<string, string>();
  const inUse = used.get(stateColumn(was) ?? '');
  for (const { model, field, from, to, isKnown } of moves) {
    const isNew = model === was.id && field === was.states?.field && !isKnown && inUse?.has(to) !== true;
    if (isNew && !former.has(to)) former.set(to, from);
  }
  return former;
}

/**
 * Returns a sentence for each value that a publication would replace in existing records although the author may not
 * replace it themselves, by the transition between the states or by saving the field, for all records. A renamed value
 * counts only if conditions of transitions read its field.
 */
export function movesGained(
  author: Holder,
  before: State,
  { moves, used }: { moves: readonly ValueMove[]; used: KnownStates },
): string[] {
  const set = modelsOf(before.models);
  return moves.flatMap((move) => {
    const model = before.models.get(move.model);
    if (!model) return [];
    const isState = move.field === model.states?.field;
    const isRenamed = isState
      ? formerStatesOf(model, moves, used).get(move.to) === move.from
      : !move.isKnown && isFirst(move, moves) && !isConditional(model, move.field);
    const rights = byId(recordRights(set, model));
    const wanted = isState
      ? [`reach ${stateColumn(model) ?? ''}:${move.from}>${move.to}`]
      : [`edit ${model.table}`, `fill ${model.table}.${columnName(move.field)} ${typed}`];
    if (isRenamed || wanted.every((id) => mayFreely(author, rights, id))) return [];
    const { title, fields } = model;
    const field = fields.find(({ name }) => name === move.field)?.title ?? move.field;
    const { from, to } = move;
    return [
      say('发布会把“{title}”的“{field}”从 {from} 改为 {to}，您自己没有权限这样修改所有记录', {
        title,
        field,
        from,
        to,
      }),
    ];
  });
}

function isFirst(move: ValueMove, moves: readonly ValueMove[]): boolean {
  const { model, field, to } = move;
  return moves.find((each) => each.model === model && each.field === field && each.to === to) === move;
}

function isConditional({ states }: ResolvedModel, field: string): boolean {
  const read = (states?.transitions ?? []).flatMap(({ when }) => membersRead(when, ['$record']));
  return read.some(([name]) => name === field || name === '*');
}

function mayFreely(author: Holder, rights: RightsById, id: string): boolean {
  return (rights.get(id) ?? []).some(
    ({ permission, limits, narrowedBy }) =>
      author.has(permission) && limits.length === 0 && (!narrowedBy || author.rules(narrowedBy).length === 0),
  );
}
