import type { CheckedDocuments } from '../../src/schema/check/index.ts';
import { documentKinds } from '../../src/schema/documents/document.ts';
import { nearestName } from '../../src/schema/problems/nearest-name.ts';
import { fieldsOf, fieldUses, placesNaming } from '../../src/schema/references/index.ts';
import { fail } from './fail.ts';
import { readDocuments } from './read-documents.ts';

/**
 * Runs `where-used <id>`: prints every place that names the document (with or without its kind), a dictionary's code or
 * a rule; `where-used <model>#<field>`: every place that uses the field, also inside expressions.
 */
export function whereUsedCommand(words: string[]): number {
  const [wanted = ''] = words;
  if (wanted === '') return fail('请写出文档编号，例如 where-used base/customer。');
  const documents = readDocuments({ only: new Set() });
  if (wanted.includes('#')) return fieldUsed(wanted, documents);
  const kind = documentKinds.find((known) => wanted.endsWith(`.${known}`));
  const id = kind ? wanted.slice(0, -kind.length - 1) : wanted;
  const known = new Set<string>();
  for (const key of documents.keys()) {
    const document = documents.get(key);
    if (!document) continue;
    known.add(document.id);
    if (document.kind === 'dictionary') known.add(String(document.body['code']));
  }
  const places = placesNaming(documents, { id, kind });
  if (places.length === 0 && !known.has(id)) {
    const nearest = nearestName(id, known);
    return fail(`没有名为“${id}”的文档。${nearest ? `是不是要写“${nearest}”？` : ''}`);
  }
  return print(places, documents);
}

function fieldUsed(wanted: string, documents: CheckedDocuments): number {
  const [model = '', field = ''] = wanted.split('#');
  const fields = fieldsOf(documents, model);
  if (!Object.hasOwn(fields, field)) {
    const nearest = nearestName(field, Object.keys(fields));
    return fail(`模型“${model}”没有名为“${field}”的字段。${nearest ? `是不是要写“${nearest}”？` : ''}`);
  }
  return print(fieldUses(documents, model, field), documents);
}

function print(places: readonly { document: string; pointer: string }[], documents: CheckedDocuments): number {
  const lines = places.map(({ document, pointer }) => `${documents.fileOf(document) ?? document} ${pointer}`);
  process.stdout.write([...lines, `${places.length} 处`].map((line) => `${line}\n`).join(''));
  return 0;
}
