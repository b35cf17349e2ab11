import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import { say } from '../../locale/index.ts';
import { columnRights } from './column-rights.ts';
import { partsOfCondition } from './conditions.ts';
import { withOwners, writersOf, type ModelsOf } from './models-of.ts';
import { everybody, type Right } from './right.ts';
import { stateColumn, stateRights, type KnownStates } from './state-rights.ts';

/**
 * Returns the rights to the records of a model and the permissions that grant them: list, export, save and delete (by
 * state), move into a state, create other records from them, and post them.
 * @param known The states that records had before the change; omit it for the rights before the change.
 */
export function recordRights(set: ModelsOf, model: ResolvedModel, known?: KnownStates): Right[] {
  const writers = writersOf(set, model);
  return [
    ...readerRights(set, model),
    ...writers.flatMap((writer) => (writer === model ? ownWrites(model, known) : lineWrites(model, writer, known))),
    ...stateRights(set, model, writers, known),
    ...columnRights(set, model, writers),
    ...creationRights(set, model, known),
    ...postingRights(set, model),
  ];
}

/** Returns the rights to list the records of a model, or the records that contain them as lines. */
export function readerRights(set: ModelsOf, model: ResolvedModel): Right[] {
  const { table, title } = model;
  const what = say('查看“{title}”的记录', { title });
  const lists = withOwners(set, model).map((reader) =>
    right(model, `list ${table}`, `${reader.permission}:list`, what, { narrowedBy: reader }),
  );
  const bin = say('查看“{title}”里删除了的记录', { title });
  return [
    ...lists,
    right(model, `export ${table}`, `${model.permission}:export`, say('导出“{title}”的记录', { title })),
    ...(model.recycleBin ? [right(model, `bin ${table}`, `${model.permission}:delete`, bin)] : []),
    ...(model.shared ? [right(model, `share ${table}`, everybody, say('查看其他租户的“{title}”', { title }))] : []),
  ];
}

function ownWrites(model: ResolvedModel, known: KnownStates | undefined): Right[] {
  const { table, title, permission, states } = model;
  return [
    right(model, `add ${table}`, `${permission}:add`, say('新增“{title}”的记录', { title })),
    right(model, `import ${table}`, `${permission}:import`, say('导入“{title}”的记录', { title })),
    ...inStates(model, model, known, { verb: 'edit', permission: `${permission}:edit`, states: states?.editable }),
    ...inStates(model, model, known, { verb: 'delete', permission: `${permission}:delete`, states: states?.deletable }),
  ];
}

function lineWrites(model: ResolvedModel, writer: ResolvedModel, known: KnownStates | undefined): Right[] {
  const { table, title } = model;
  const { permission, states } = writer;
  const edit = { permission: `${permission}:edit`, states: states?.editable };
  const add = say('新增“{title}”的记录', { title });
  return [
    right(model, `add ${table}`, `${permission}:add`, add, { narrowedBy: writer }),
    ...inStates(model, writer, known, { verb: 'add', ...edit }),
    ...inStates(model, writer, known, { verb: 'edit', ...edit }),
    ...inStates(model, writer, known, { verb: 'delete', ...edit }),
    ...inStates(model, writer, known, {
      verb: 'delete',
      permission: `${permission}:delete`,
      states: states?.deletable,
    }),
  ];
}

type Verb = 'add' | 'edit' | 'delete';

function inStates(
  model: ResolvedModel,
  writer: ResolvedModel,
  known: KnownStates | undefined,
  { verb, permission, states }: { verb: Verb; permission: string; states: readonly string[] | undefined },
): Right[] {
  const { table, title } = model;
  const whole = `${verb} ${table}`;
  const words = {
    add: say('新增“{title}”的记录', { title }),
    edit: say('修改“{title}”的记录', { title }),
    delete: say('删除“{title}”的记录', { title }),
  };
  const column = stateColumn(writer);
  if (states === undefined || column === undefined)
    return [right(model, whole, permission, words[verb], { narrowedBy: writer })];
  // If the model had its states in another column, they did not protect its records before.
  if (known && !known.has(column)) return [right(model, whole, permission, words[verb], { narrowedBy: writer })];
  return states.flatMap((state) => {
    if (known && !known.get(column)?.has(state)) return [];
    const id = `${whole} ${column}=${state}`;
    const what = say('在状态 {state} 下{what}', { state, what: words[verb] });
    return [right(model, id, permission, what, { narrowedBy: writer, wants: [id, whole] })];
  });
}

function creationRights(set: ModelsOf, model: ResolvedModel, known: KnownStates | undefined): Right[] {
  const column = stateColumn(model);
  return model.creates.flatMap((creation) => {
    const to = set.models.get(creation.to)?.table ?? creation.to;
    const whole = `create ${model.table}>${to}`;
    const what = say('从“{title}”生成 {to}', { title: model.title, to: creation.to });
    const limits = partsOfCondition(creation.when);
    if (creation.in === undefined || column === undefined)
      return [right(model, whole, creation.permission, what, { limits })];
    return creation.in.flatMap((state) => {
      if (known && !known.get(column)?.has(state)) return [];
      const id = `${whole} ${column}=${state}`;
      return [right(model, id, creation.permission, what, { wants: [id, whole], limits })];
    });
  });
}

function postingRights(set: ModelsOf, model: ResolvedModel): Right[] {
  return model.postings.flatMap(({ on, undo, into }) => {
    const ledger = set.models.get(into);
    const steps = model.states?.transitions.filter(({ name }) => name === on || name === undo) ?? [];
    if (!ledger) return [];
    const id = `post ${ledger.table} from ${model.table}`;
    const what = say('从“{title}”记入“{ledger}”', { title: model.title, ledger: ledger.title });
    return steps.map(({ permission }) => right(model, id, permission, what, { wants: [id, `add ${ledger.table}`] }));
  });
}

function right(
  model: ResolvedModel,
  id: string,
  permission: string,
  what: string,
  {
    narrowedBy = model,
    wants = [id],
    limits = [],
  }: { narrowedBy?: ResolvedModel; wants?: readonly string[]; limits?: readonly string[] } = {},
): Right {
  return { ids: [id], wants, by: model.id, permission, limits, narrowedBy, what };
}
