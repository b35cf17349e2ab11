import { vocabulary } from '../../generated/vocabulary.ts';
import { resolveForm, type ResolvedForm } from '../../src/engine/form/index.ts';
import type { DocumentSet } from '../../src/schema/documents/document.ts';
import type { Models } from './pages.ts';

/**
 * Returns the own form of each model that has one, by model id: the form document with the same id, or the form in the
 * model. Other forms over the model apply only where they are used.
 */
export function ownForms(documents: DocumentSet, models: Models): Map<string, ResolvedForm> {
  const forms = new Map<string, ResolvedForm>();
  for (const id of models.keys()) {
    const document = documents.get(`${id}.form`);
    const inline = documents.get(`${id}.model`)?.body['form'];
    if (!document && inline === undefined) continue;
    const form = resolveForm(document ? `${id}.form` : `${id}.model`, documents, vocabulary);
    if (form.model?.id === id) forms.set(id, form);
  }
  return forms;
}
