import type { DocumentSet } from '../../schema/documents/document.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import { resolveModel } from '../model/resolve-model.ts';
import type { ResolvedModel } from '../model/resolved-model.ts';

/** What resolving one page needs to know; each model is resolved once. */
export interface ResolveContext {
  documents: DocumentSet;
  vocabulary: Vocabulary;
  modelOf(id: string): ResolvedModel;
}

export function resolveContext(documents: DocumentSet, vocabulary: Vocabulary): ResolveContext {
  const models = new Map<string, ResolvedModel>();
  const modelOf = (id: string): ResolvedModel => {
    const model = models.get(id) ?? resolveModel(id, documents);
    models.set(id, model);
    return model;
  };
  return { documents, vocabulary, modelOf };
}
