import type { DocumentSet, SourceDocument } from '../../documents/document.ts';
import { readObject, type JsonObject } from '../../json/index.ts';
import type { Explanation } from '../../parse/index.ts';
import type { Vocabulary } from '../../vocabulary.ts';
import { businessMistakes } from './business.ts';
import type { Fields } from './checked-model.ts';
import { computedMistakes } from './computed.ts';
import { fieldMistakes } from './fields.ts';
import { linePageMistakes } from './line-pages.ts';
import { valueTypeMistakes } from './value-types.ts';

/**
 * Finds the mistakes of a model whose names all exist, but which the server would refuse or treat differently than
 * intended.
 */
export function findModelMistakes(
  { id, body }: Pick<SourceDocument, 'id' | 'body'>,
  documents: DocumentSet,
  vocabulary: Pick<Vocabulary, 'widgets'>,
): Explanation[] {
  const modelOf = (model: string) => documents.get(`${model}.model`)?.body;
  const otherFields = (model: string) => fieldsOf(modelOf(model) ?? {});
  const holdsRecord = (widget: string) => vocabulary.widgets[widget]?.value === 'record';
  const models = () =>
    [...documents.keys()].flatMap((key) => {
      const other = documents.get(key);
      return other?.kind === 'model' ? [other.body] : [];
    });
  const model = { id, body, fields: fieldsOf(body), fieldsOf: otherFields, modelOf, models, holdsRecord };
  return [
    ...fieldMistakes(model),
    ...computedMistakes(model),
    ...businessMistakes(model),
    ...valueTypeMistakes(model),
    ...linePageMistakes(model, documents),
  ];
}

function fieldsOf(body: JsonObject): Fields {
  const properties = readObject(readObject(body['schema'])['properties']);
  return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, readObject(field)]));
}
