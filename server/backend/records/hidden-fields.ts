import { vocabulary } from '../../../generated/vocabulary.ts';
import { evaluateForm, mayHideByValues, resolveForm } from '../../../src/engine/form/index.ts';
import { splitDocumentKey, type DocumentSet } from '../../../src/schema/documents/document.ts';
import { plainJson } from '../exact-json.ts';
import type { Members } from './whole-record.ts';

export function hiddenFields(model: string, documents: DocumentSet): (record: Members) => ReadonlySet<string> {
  let forms: ReturnType<typeof formsOver> | undefined;
  return (record) => {
    forms ??= formsOver(model, documents);
    const values = Object.fromEntries(Object.entries(record).map(([name, value]) => [name, plainJson(value)]));
    return new Set(forms.flatMap((form) => [...evaluateForm(form, values).absent]));
  };
}

function formsOver(model: string, documents: DocumentSet) {
  const keys = [...documents.keys()].filter((key) => {
    const parts = splitDocumentKey(key);
    if (parts?.kind === 'model') return parts.id === model;
    return parts?.kind === 'form' && documents.get(key)?.body['model'] === model;
  });
  return keys.map((key) => resolveForm(key, documents, vocabulary)).filter(mayHideByValues);
}
