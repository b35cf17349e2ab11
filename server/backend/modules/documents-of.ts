import { vocabulary } from '../../../generated/vocabulary.ts';
import { editableDocuments, pickerDocument, type ModuleDescription } from '../../../src/engine/exchange/index.ts';
import type { DocumentKey } from '../../../src/schema/documents/document.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import type { ModuleName } from './describe-module.ts';

/**
 * Returns the documents of a module by their keys. They include a picker with which other forms choose its records,
 * unless the module was created from a page.
 */
export function documentsOf(module: ModuleDescription, kind: ModuleName['kind']): Map<DocumentKey, JsonObject> {
  const documents = editableDocuments(module, vocabulary.widgets);
  return kind === 'page' ? documents : new Map([...documents, pickerDocument(module)]);
}
