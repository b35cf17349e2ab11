import type { ValueProblem } from '../../../src/engine/form/index.ts';
import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import { asRefusal, RecordRefusal, type UnitOfWork } from '../call/index.ts';
import { completeDraft, type Draft } from '../save/index.ts';
import type { ImportedRecord, ImportLine } from './import-labels.ts';

/** Rules over several values: what was not read may be the reason. */
const overSeveral = new Set(['form', 'cell', 'reference-where']);

/**
 * What is wrong with a row of which something was not read, at `unread`, beside that: the problems of single values
 * that the row has, so that they can all be put right at once. What may come from a value that is missing is left out.
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

/** The row, or the line of it, in which a path ends. */
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

/** Whether a reference of the model fills the field. */
function isCopied(model: ResolvedModel | undefined, name: string): boolean {
  return model?.fields.some(({ reference }) => Object.hasOwn(reference?.copy ?? {}, name)) ?? false;
}
