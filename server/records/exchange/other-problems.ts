import type { ValueProblem } from '../../../src/engine/form/index.ts';
import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import { asRefusal, RecordRefusal, type UnitOfWork } from '../call/index.ts';
import { completeDraft, type Draft } from '../save/index.ts';
import type { ImportedRecord, ImportLine } from './import-labels.ts';

/** Rules about several values, which may fail only because a value was not parsed. */
const overSeveral = new Set(['form', 'cell', 'reference-where']);

/**
 * Returns the problems of single values of a row besides those at `unread`, which were not parsed, so that all can be
 * corrected together. Problems that may result from a missing value are left out.
 */
export async function otherProblems(
  unit: UnitOfWork,
  draft: Draft,
  row: ImportedRecord,
  unread: readonly string[],
): Promise<ValueProblem[]> {
  const problems = await completeDraft(unit, draft).then(
    () => [],
    (error: unknown) => problemsIn(unit, error),
  );
  return problems.filter(({ path, rule, severity }) => {
    if (severity !== 'error' || overSeveral.has(rule) || unread.includes(path)) return false;
    const { line, name, model } = placeOf(unit, draft.stored.model, row, path);
    if (!line || !(name in line.values || name in line.labels)) return false;
    return rule !== 'required' || !isCopied(model, name);
  });
}

function problemsIn(unit: UnitOfWork, error: unknown): ValueProblem[] {
  const refusal = asRefusal(unit, error);
  if (refusal instanceof RecordRefusal) return refusal.problems;
  throw error;
}

function placeOf(
  unit: UnitOfWork,
  model: ResolvedModel,
  row: ImportedRecord,
  path: string,
): { line: ImportLine | undefined; name: string; model: ResolvedModel | undefined } {
  const [name = '', at, inner] = path.split('.');
  if (at === undefined || inner === undefined) return { line: row, name, model };
  const child = model.fields.find((field) => field.name === name)?.child;
  return { line: row.lines?.[name]?.[Number(at)], name: inner, model: unit.models.get(child?.model ?? '') };
}

function isCopied(model: ResolvedModel | undefined, name: string): boolean {
  return model?.fields.some(({ reference }) => Object.hasOwn(reference?.copy ?? {}, name)) ?? false;
}
