import { linesOf, type RecordValues } from '../../../../src/engine/bill/index.ts';
import { say } from '../../../locale/index.ts';
import { forbiddenWithout, RecordRefusal, refused, storedOf, type UnitOfWork } from '../../call/index.ts';
import { readOne } from '../../read/index.ts';
import type { Owner, StoredModel } from '../../tables/index.ts';
import { draftsIn, type Draft } from '../draft-record.ts';
import { checkVersion } from '../record-guards.ts';

type SaveOwner = (stored: StoredModel, input: RecordValues) => Promise<Draft>;

export function pagedOwner({ graph }: Pick<UnitOfWork, 'graph'>, { model }: StoredModel): Owner | undefined {
  const owner = graph.owner(model.id);
  const isWritten = graph.isLedger(model.id) || model.balanceOf !== undefined || owner?.field.value !== undefined;
  return model.page && !isWritten ? owner : undefined;
}

export async function saveLine(
  unit: UnitOfWork,
  stored: StoredModel,
  owner: Owner,
  input: RecordValues,
  save: SaveOwner,
): Promise<RecordValues> {
  const { parent, field } = owner;
  const id = typeof input['id'] === 'string' && input['id'] !== '' ? input['id'] : undefined;
  const before = id === undefined ? undefined : await readOne(unit, stored, id, { visible: true });
  if (before) await checkVersion(unit, stored.model, before, input['version']);
  const ownerId = before ? before[parent] : input[parent];
  const { title } = stored.model.fields.find(({ name }) => name === parent) ?? owner.model;
  if (typeof ownerId !== 'string' || ownerId === '') throw refused(say('请选择{title}', { title }));
  const whole = await ownerOf(unit, owner, ownerId);
  const lines = linesOf(whole[field.name]);
  const index = before ? lines.findIndex((line) => line['id'] === id) : lines.length;
  const others = lines.map((line): RecordValues => ({ id: line['id'] }));
  const given = [...others.slice(0, index), { ...input }, ...others.slice(index + 1)];
  const draft = await atLine(`${field.name}.${index}.`, () =>
    save(storedOf(unit, owner.model.id), { id: ownerId, [field.name]: given }),
  );
  const saved = draftsIn(draft).find(({ path }) => path === `${field.name}.${index}.`);
  return readOne(unit, stored, saved?.record['id']);
}

export async function removeLines(
  unit: UnitOfWork,
  stored: StoredModel,
  owner: Owner,
  ids: readonly string[],
  save: SaveOwner,
): Promise<void> {
  const { parent, field } = owner;
  const owners = new Set<unknown>();
  for (const id of ids) owners.add((await readOne(unit, stored, id, { visible: true }))[parent]);
  for (const ownerId of owners) {
    const whole = await ownerOf(unit, owner, ownerId);
    const left = linesOf(whole[field.name]).filter((line) => !ids.includes(String(line['id'])));
    await save(storedOf(unit, owner.model.id), { id: ownerId, [field.name]: left.map((line) => ({ id: line['id'] })) });
  }
}

async function ownerOf(unit: UnitOfWork, { model }: Owner, id: unknown): Promise<RecordValues> {
  const permission = `${model.permission}:edit`;
  if (!unit.context.permissions.has(permission)) throw forbiddenWithout(permission);
  return readOne(unit, storedOf(unit, model.id), id, { visible: true });
}

async function atLine<Result>(prefix: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof RecordRefusal)) throw error;
    const problems = error.problems.map((problem) =>
      problem.path.startsWith(prefix) ? { ...problem, path: problem.path.slice(prefix.length) } : problem,
    );
    throw new RecordRefusal(error.kind, error.message, { ...error, problems });
  }
}
