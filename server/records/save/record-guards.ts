import { stateOf, stateTextOf, type RecordValues } from '../../../src/engine/bill/index.ts';
import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import { say } from '../../locale/index.ts';
import { RecordRefusal, refused, type UnitOfWork } from '../call/index.ts';
import { addTextsWithLines, addWriterNames } from '../read/index.ts';

/** Refuses to write records that only postings write, and lines without their owner. */
export function refuseServerWritten({ graph }: Pick<UnitOfWork, 'graph'>, model: ResolvedModel): void {
  if (model.balanceOf || graph.isLedger(model.id))
    throw refused(say('“{title}”由单据过账生成，不能直接修改', { title: model.title }));
  const owner = graph.owner(model.id);
  if (owner)
    throw refused(
      say('“{title}”随“{title2}”一起保存，不能单独修改', { title: model.title, title2: owner.model.title }),
    );
}

/** Returns a refusal because of the record's state, e.g. `单据状态为“已审核”，不能修改`. */
export async function stateRefusal(
  unit: UnitOfWork,
  model: ResolvedModel,
  record: RecordValues,
  verb: string,
): Promise<RecordRefusal> {
  const stateText = await stateTexts(unit, model);
  return refused(
    say('单据状态为“{state}”，不能{verb}', { state: stateTextOf(model, stateOf(model, record), { stateText }), verb }),
  );
}

export async function stateTexts(unit: UnitOfWork, model: ResolvedModel): Promise<(state: string) => string> {
  const field = model.fields.find(({ name }) => name === model.states?.field);
  const items =
    field?.options ??
    (field?.dictionary === undefined
      ? []
      : await unit.dictionaries.items(field.dictionary, unit.context.user.tenantId)) ??
    [];
  return (state) => items.find((item) => String(item.value) === state)?.label ?? state;
}

export async function checkVersion(
  unit: UnitOfWork,
  model: ResolvedModel,
  current: RecordValues,
  version: unknown,
): Promise<void> {
  if (!isOlder(version, current)) return;
  await addTextsWithLines(unit, model, [current]);
  await addWriterNames(unit, current);
  refuseOlder(model.title, current, version);
}

/**
 * Checks a version. `current` has the form that the client reads, with its version, the user and time of the last save,
 * and the names of its writers.
 * @throws RecordRefusal (conflict)
 */
export function refuseOlder(title: string, current: RecordValues, version: unknown): void {
  if (!isOlder(version, current)) return;
  const by = current['updateBy'] ? 'updateBy' : 'createBy';
  const who = String(current[`${by}_dictText`] ?? current[by] ?? '');
  const when = String(current['updateTime'] ?? current['createTime'] ?? '');
  throw new RecordRefusal('conflict', say('这条{title}已被“{who}”于 {when} 修改，请刷新后再试', { title, who, when }), {
    current,
  });
}

/** True if a version differs from the one of the current record; an empty version never does. */
export function isOlder(version: unknown, current: RecordValues): boolean {
  if (version === undefined || version === null || version === '') return false;
  return Number(version) !== current['version'];
}
