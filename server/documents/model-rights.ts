import { isDeepStrictEqual } from 'node:util';
import type { ResolvedModel } from '../../src/engine/model/index.ts';
import { translated } from '../../src/schema/locale/index.ts';
import type { CatalogueState } from '../catalogue/index.ts';
import type { Person } from '../http/index.ts';
import { say, text } from '../locale/index.ts';

type Holder = Pick<Person, 'permissions' | 'platform'>;
type Models = CatalogueState['models'];

/** What a person can do with the records of a model by holding `permission:action`. */
const actions: readonly (readonly [action: string, title: string])[] = [
  ['list', text('查看')],
  ['add', text('新增')],
  ['edit', text('修改')],
  ['delete', text('删除')],
  ['export', text('导出')],
  ['import', text('导入')],
];

/**
 * What a person could do with records after a change of models that he could not do before, each as a Chinese sentence.
 * Models are compared by their tables: records stay where they are, whatever the model that shows them is called.
 */
export function gainedByModels(
  person: Holder,
  { before, after }: { before: Pick<CatalogueState, 'models'>; after: Pick<CatalogueState, 'models'> },
): string[] {
  const byTable = new Map([...before.models.values()].map((model) => [model.table, model]));
  return [...after.models.values()].flatMap((now) => {
    const was = byTable.get(now.table);
    if (was && isDeepStrictEqual(was, now)) return [];
    return [...(was ? ofRecords(person, was, now) : []), ...foreignParts(person, was, now, after.models)];
  });
}

function ofRecords({ permissions, platform }: Holder, was: ResolvedModel, now: ResolvedModel): string[] {
  const tell = (what: string): string => say('模型 {id} 会让您{what}，您没有这个权限', { id: now.id, what });
  const lists = permissions.has(`${was.permission}:list`);
  const mayNow = actions.filter(
    ([action]) => permissions.has(`${now.permission}:${action}`) && !permissions.has(`${was.permission}:${action}`),
  );
  const secrets = new Set(was.fields.flatMap(({ name, secret }) => (secret ? [name] : [])));
  const shown = now.fields.find(({ name, secret }) => !secret && secrets.has(name));
  return [
    ...mayNow.map(([, title]) => tell(say('{title}“{title2}”的记录', { title: translated(title), title2: was.title }))),
    ...(now.shared && !was.shared && !platform ? [tell(say('查看其他租户的“{title}”', { title: was.title }))] : []),
    ...(shown ? [tell(say('看到保密的字段 {name}', { name: shown.name }))] : []),
    ...(now.label !== was.label && !lists
      ? [tell(say('在选择时看到“{title}”的字段 {label}', { title: was.title, label: now.label }))]
      : []),
    ...statesReached(permissions, was, now).map((state) =>
      tell(say('把“{title}”变更为状态 {state}', { title: was.title, state })),
    ),
    ...modelsCreated(permissions, was, now).map((to) => tell(say('从“{title}”生成 {to}', { title: was.title, to }))),
  ];
}

type Permissions = Holder['permissions'];

/** States that he can bring a record into now, and that only others could before. */
function statesReached(permissions: Permissions, was: ResolvedModel, now: ResolvedModel): string[] {
  const [before, after] = [was, now].map((model) =>
    (model.states?.transitions ?? []).map(({ to, permission }) => ({ to, permission })),
  );
  return onlyOthersCould(permissions, before ?? [], after ?? []);
}

/** Bills that he can make of a record now, and that only others could before. */
function modelsCreated(permissions: Permissions, was: ResolvedModel, now: ResolvedModel): string[] {
  return onlyOthersCould(permissions, was.creates, now.creates);
}

type Step = { to: string; permission: string };

function onlyOthersCould(permissions: Permissions, before: readonly Step[], after: readonly Step[]): string[] {
  const his = (steps: readonly Step[]): Set<string> =>
    new Set(steps.flatMap(({ to, permission }) => (permissions.has(permission) ? [to] : [])));
  const [could, can] = [his(before), his(after)];
  return [...can].filter((to) => !could.has(to) && before.some((step) => step.to === to));
}

/** Parts of a model that show or change records of another one that he may not list, and that are new or changed. */
function foreignParts(
  { permissions }: Holder,
  was: ResolvedModel | undefined,
  now: ResolvedModel,
  models: Models,
): string[] {
  const known = was ? partsOf(was) : [];
  return partsOf(now).flatMap((part) => {
    const other = models.get(part.model);
    const isHis = part.model === now.id || !other || permissions.has(`${other.permission}:list`);
    if (isHis || known.some((each) => isDeepStrictEqual(each, part))) return [];
    return [
      say('模型 {id} 会用到“{title}”的记录，您没有权限 {permission}:list', {
        id: now.id,
        title: other.title,
        permission: other.permission,
      }),
    ];
  });
}

/** What a model says of the records of others, each with whose they are. */
function partsOf({ fields, balanceOf, postings, creates }: ResolvedModel): { model: string; said: unknown }[] {
  return [
    ...fields.flatMap(({ name, reference, child, rollup }) => [
      ...(reference ? [{ model: reference.model, said: { name, reference } }] : []),
      ...(child ? [{ model: child.model, said: { name, child } }] : []),
      ...(rollup ? [{ model: rollup.from, said: { name, rollup } }] : []),
    ]),
    ...(balanceOf ? [{ model: balanceOf.model, said: balanceOf }] : []),
    ...postings.map((posting) => ({ model: posting.into, said: posting })),
    ...creates.map((creation) => ({ model: creation.to, said: creation })),
  ];
}
