import type { DocumentKey, DocumentSet, SourceDocument } from '../../schema/documents/document.ts';
import { resolveForm } from '../form/index.ts';
import { completeNodes } from './complete-form.ts';
import { writeDefinition, type Exported, type ExportOptions } from './form-making/index.ts';

export interface FormToExport {
  document: SourceDocument;
  around: DocumentSet;
}

/**
 * Exports a form as a definition of the form-making designer, including what the form leaves to its model, the model's
 * own form and the widgets.
 */
export function definitionOfForm({ document, around }: FormToExport, options: ExportOptions): Exported {
  const { key, body } = document;
  const documents: DocumentSet = {
    get: (other: DocumentKey) => (other === key ? document : around.get(other)),
    keys: () => new Set([...around.keys(), key]),
  };
  const form = resolveForm(key, documents, options.vocabulary);
  const properties = completeNodes(body.properties, form, options.vocabulary.widgets);
  return writeDefinition({ ...body, properties }, options);
}
