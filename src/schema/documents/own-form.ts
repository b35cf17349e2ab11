import { documentKey, type DocumentKey, type DocumentSet } from './document.ts';

/** Returns the form document that edits a model's records by default: the one with the id of the model. */
export function ownFormOf(model: string, documents: Pick<DocumentSet, 'get'>): DocumentKey | undefined {
  const key = documentKey(model, 'form');
  return documents.get(key)?.body['model'] === model ? key : undefined;
}
