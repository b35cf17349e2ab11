import { say, translated } from '../../../locale/index.ts';
import { documentKey, type DocumentSet } from '../../documents/document.ts';
import { definition } from '../../format/index.ts';
import { readString } from '../../json/index.ts';
import type { FieldUse } from '../renamed.ts';
import { dictionaryOfCode } from '../values/index.ts';
import { visitDocument } from '../visit-document.ts';
import { patchesOf, placesOf, type Renaming } from './rename-field.ts';

/**
 * Changes the code of a dictionary in all documents that name it. The document keeps its id, by which the stored
 * dictionary is found.
 * @param id the id of the document of the dictionary.
 * @returns the changes, or one sentence with the reason why it is impossible.
 */
export function dictionaryRenamingOf(
  documents: DocumentSet,
  id: string,
  to: string,
): Pick<Renaming, 'changes' | 'unsure'> | { refused: string } {
  const holder = documentKey(id, 'dictionary');
  const code = readString(documents.get(holder)?.body['code']);
  if (code === undefined) return { refused: say('没有名为“{id}”的字典。', { id }) };
  if (to === code) return { refused: say('新名字和原来的一样，请换一个。') };
  const { pattern = '', 'x-expected': expected = pattern } = definition('dictionary').properties?.['code'] ?? {};
  if (!new RegExp(pattern, 'u').test(to))
    return { refused: say('“{to}”不能作名字，应是{expected}。', { to, expected: translated(expected) }) };
  const other = dictionaryOfCode(documents, to);
  if (other) return { refused: say('已经有文档 {key}，请换一个名字。', { key: other.key }) };
  const declared: FieldUse = {
    document: holder,
    pointer: '/code',
    atKey: false,
    start: 0,
    end: code.length,
    renamed: (name) => name,
  };
  const uses = [declared, ...[...documents.keys()].flatMap((key) => usesIn(documents, key, code))];
  const changes = [...patchesOf(documents, uses, to)].map(([document, patches]) => ({
    document,
    patches,
    places: placesOf(
      documents,
      uses.filter((use) => use.document === document),
      to,
    ),
  }));
  return { changes, unsure: [] };
}

function usesIn(documents: DocumentSet, key: FieldUse['document'], code: string): FieldUse[] {
  const document = documents.get(key);
  const uses: FieldUse[] = [];
  if (!document) return uses;
  visitDocument(document, documents, {
    reference(named) {
      if (named.sort !== 'dictionary' || named.name !== code) return;
      const { pointer, atKey, start, end } = named;
      uses.push({ document: key, pointer, atKey, start, end, renamed: (name) => name });
    },
  });
  return uses;
}
