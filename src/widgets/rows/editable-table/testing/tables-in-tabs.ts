import { storyDocuments, storyVocabulary } from '../../../../../.storybook/story-documents.ts';
import { resolveForm, type ResolvedForm } from '../../../../engine/form/index.ts';
import type { DocumentKey, SourceDocument } from '../../../../schema/documents/document.ts';
import { addDocument } from './table-form.ts';

/** Returns a form with two tables in separate tabs; the names of their rows are required. */
export function tablesInTabs(): ResolvedForm {
  const documents = new Map<DocumentKey, SourceDocument>();
  for (const key of storyDocuments.keys()) {
    const document = storyDocuments.get(key);
    if (document) documents.set(key, document);
  }
  const row = {
    type: 'object',
    required: ['name'],
    properties: { owner: { type: 'string' }, name: { type: 'string', title: '名称' } },
  };
  const child = { type: 'array', 'x-child': { model: 'story/row', parent: 'owner' } };
  addDocument(documents, 'story/row', 'model', { schema: row });
  addDocument(documents, 'story/sheet', 'model', {
    schema: { type: 'object', properties: { goods: { title: '商品', ...child }, costs: { title: '费用', ...child } } },
  });
  const table = { 'x-component': 'EditableTable', 'x-decorator': null };
  const body = {
    properties: {
      _tabs: {
        type: 'void',
        'x-component': 'Tabs',
        properties: {
          _goods: { type: 'void', title: '商品', properties: { goods: table } },
          _costs: { type: 'void', title: '费用', properties: { costs: table } },
        },
      },
    },
  };
  return resolveForm(
    { document: 'story/page.form', pointer: '', body, model: 'story/sheet' },
    documents,
    storyVocabulary,
  );
}
