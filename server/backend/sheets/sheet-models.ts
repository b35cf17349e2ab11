import { resolveModel, type ResolvedModel } from '../../../src/engine/model/index.ts';
import type { DocumentSet } from '../../../src/schema/documents/document.ts';
import { ownForms } from '../../catalogue/index.ts';
import { spoken, type Language } from '../../locale/index.ts';
import { rowCheck, type RowCheck } from './row-check.ts';

/** The models of a resource's records and lines, and the check of their rows. */
export interface SheetModels {
  model: ResolvedModel;
  models: ReadonlyMap<string, ResolvedModel>;
  /** Returns the same models with their texts in a language. */
  modelsIn(language: Language): ReadonlyMap<string, ResolvedModel>;
  check: RowCheck;
}

/**
 * Resolves the models and the forms that the records of a sheet follow, with their texts in the current language.
 * @param id the id of the model.
 */
export function openSheetModels(id: string, documents: DocumentSet): SheetModels {
  const model = resolveModel(id, documents);
  const ids = [...model.fields.flatMap(({ child }) => (child ? [child.model] : [])), id];
  const resolve = () => new Map(ids.map((each) => [each, resolveModel(each, documents)]));
  const models = resolve();
  const check = rowCheck(documents, { models, forms: ownForms(documents, models) });
  return { model, models, modelsIn: (language) => spoken(resolve, language), check };
}
