import { resolveModel, type ResolvedModel } from '../../../src/engine/model/index.ts';
import type { DocumentSet } from '../../../src/schema/documents/document.ts';
import { ownForms } from '../../catalogue/index.ts';
import { rowCheck, type RowCheck } from './row-check.ts';

/** The models of a resource's records and lines, and the check of their rows. */
export interface SheetModels {
  model: ResolvedModel;
  models: ReadonlyMap<string, ResolvedModel>;
  check: RowCheck;
}

/**
 * Resolves the models and the forms that the records of a sheet follow.
 * @param id the id of the model.
 */
export function openSheetModels(id: string, documents: DocumentSet): SheetModels {
  const model = resolveModel(id, documents);
  const lines = model.fields.flatMap(({ child }) => (child ? [child.model] : []));
  const models = new Map([...lines.map((line) => [line, resolveModel(line, documents)] as const), [id, model]]);
  return { model, models, check: rowCheck(documents, { models, forms: ownForms(documents, models) }) };
}
