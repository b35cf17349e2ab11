import { extractTemplate } from '../../schema/expressions/index.ts';
import type { ResolvedCreation, ResolvedModel } from '../model/index.ts';
import type { BillContext, RecordValues } from './bill-context.ts';
import { evaluateSet, holds, scopeOf } from './expression-scope.ts';
import { lineScopes } from './postings.ts';

/**
 * Returns the draft of the other model that a creation makes from the record: the values of its `set`, and one line for
 * each line of the record for which `when` holds.
 * @throws ExpressionError when a value cannot be evaluated.
 */
export function draftOf(
  model: ResolvedModel,
  creation: ResolvedCreation,
  record: RecordValues,
  context: BillContext,
): RecordValues {
  const target = context.models.get(creation.to);
  if (!target) return {};
  const draft = evaluateSet(creation.set, scopeOf(model, record, context), target);
  const { lines } = creation;
  const lineModelId = target.fields.find(({ name }) => name === lines?.into)?.child?.model;
  const lineModel = lineModelId === undefined ? undefined : context.models.get(lineModelId);
  if (!lines || !lineModel) return draft;
  const made = lineScopes(model, record, lines.each, context)
    .filter(({ scope }) => holds(lines.when, scope))
    .map(({ scope, line }) => evaluateSet(lines.set, scope, lineModel, line));
  return { ...draft, [lines.into]: made };
}

/**
 * Finds where a created record refers to its source: a field of the new record, or of its lines, that refers to the
 * source's model and is set to the source's id. Both are undefined if the source is not stored.
 */
export function sourceFields(
  source: ResolvedModel,
  { set, lines }: ResolvedCreation,
  target: ResolvedModel,
): { field?: string; line?: { model: string; field: string; parent: string } } {
  const namesSource = (values: ResolvedCreation['set']) => (name: string) =>
    extractTemplate(String(values[name] ?? ''))?.trim() === '$record.id';
  const field = target.fields.find(({ name, reference }) => reference?.model === source.id && namesSource(set)(name));
  if (field) return { field: field.name };
  const child = target.fields.find(({ name }) => name === lines?.into)?.child;
  const named = Object.keys(lines?.set ?? {}).find(namesSource(lines?.set ?? {}));
  return child && named !== undefined ? { line: { model: child.model, field: named, parent: child.parent } } : {};
}
