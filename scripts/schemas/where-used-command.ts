import { documentKinds } from '../../src/schema/documents/document.ts';
import { nearestName } from '../../src/schema/nearest-name.ts';
import { visitDocument } from '../../src/schema/references/index.ts';
import { fail } from './check-command.ts';
import { readDocuments } from './read-documents.ts';

/** `where-used <id>`: every place that names the document (with or without its kind), a dictionary's code or a rule. */
export function whereUsedCommand(words: string[]): number {
  const [wanted = ''] = words;
  if (wanted === '') return fail('请写出文档编号，例如 where-used base/customer。');
  const documents = readDocuments();
  const kind = documentKinds.find((known) => wanted.endsWith(`.${known}`));
  const id = kind ? wanted.slice(0, -kind.length - 1) : wanted;
  const places: string[] = [];
  const known = new Set<string>();
  for (const key of documents.keys()) {
    const document = documents.get(key);
    if (!document) continue;
    known.add(document.id);
    if (document.kind === 'dictionary') known.add(String(document.body['code']));
    const found = (pointer: string) => places.push(`${documents.fileOf(key) ?? key} ${pointer}`);
    visitDocument(document, documents, {
      reference(named) {
        if (named.sort === 'document' && named.id === id && (!kind || named.kinds.includes(kind))) found(named.pointer);
        if ((named.sort === 'dictionary' || named.sort === 'rule') && named.name === id) found(named.pointer);
      },
    });
  }
  if (places.length === 0 && !known.has(id)) {
    const nearest = nearestName(id, known);
    return fail(`没有名为“${id}”的文档。${nearest ? `是不是要写“${nearest}”？` : ''}`);
  }
  process.stdout.write([...places, `${places.length} 处`].map((line) => `${line}\n`).join(''));
  return 0;
}
