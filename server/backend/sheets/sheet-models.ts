import { resolveModel, type ResolvedModel } from '../../../src/engine/model/index.ts';
import type { DocumentSet } from '../../../src/schema/documents/document.ts';
import { ownForms } from '../../catalogue/index.ts';
import { spoken, type Language } from '../../locale/index.ts';
import { rowCheck, type RowCheck } from './row-check.ts';

export interface SheetModels {
  model: ResolvedModel;
  models: ReadonlyMap<string, ResolvedModel>;
  modelsIn(language: Language): ReadonlyMap<string, ResolvedModel>;
  check: RowCheck;
}

export function openSheetModels(id: string, documents: DocumentSet): SheetModels {
  const model = resolveModel(id, documents);
  const ids = [...model.fields.flatMap(({ child }) => (child ? [child.model] : [])), id];
  const resolve = () => new Map(ids.map((each) => [each, resolveModel(each, documents)]));
  const models = resolve();
  const check = rowCheck(documents, { models, forms: ownForms(documents, models) });
  return { model, models, modelsIn: (language) => spoken(resolve, language), check };
}
