import { documentKey, type DocumentKey, type DocumentSet } from './document.ts';

/** The form document that edits a model's records where nothing else is said: the one of its own id. */
export function ownFormOf(model: string, documents: Pick<DocumentSet, 'get'>): DocumentKey | undefined {
  const key = documentKey(model, 'form');
  return documents.get(key)?.body['model'] === model ? key : undefined;
}
