import { countBy } from 'es-toolkit';
import { readFileSync, writeFileSync } from 'node:fs';

import type { CheckedDocuments } from '../../src/schema/check/index.ts';
import { documentKey, splitDocumentKey } from '../../src/schema/documents/document.ts';
import { nearestName } from '../../src/schema/nearest-name.ts';
import type { Problem } from '../../src/schema/problem.ts';
import { changedText } from '../../src/schema/printer/index.ts';
import {
  type DocumentRenaming,
  fieldsOf,
  type Renamed,
  type RenamedPlace,
  renamingOf,
} from '../../src/schema/references/index.ts';
import { fail } from './fail.ts';
import { readDocuments } from './read-documents.ts';

/**
 * `rename <model>#<field> <new name> [--dry-run]`: gives a field another name in all documents that use it. A node that a
 * form has by itself is `<form>.form#<data path>`, a state `<model>#states/<state>`, an item of a dictionary
 * `<dictionary>.dictionary#<value>`. All files are written, or none where the check would find a mistake that it did not find
 * before.
 */
export function renameCommand(words: string[]): number {
  const [wanted = '', to = '', ...rest] = words.filter((word) => word !== '--dry-run');
  if (!wanted.includes('#') || to === '' || rest.length > 0)
    return fail(
      '请写出字段和新名字，例如 rename base/customer#level grade；状态写 sales/order#states/draft，字典的值写 base/customer-level.dictionary#A。',
    );
  const documents = readDocuments();
  const renamed = renamedOf(wanted, documents);
  const made = renamingOf(documents, renamed, to);
  if ('refused' in made) return fail(made.refused + nearest(renamed, documents));
  const files = made.changes.map((change) => fileOf(change, documents));
  const mistakes = newMistakes(documents, new Map(files.map(({ file, text }) => [file, text])));
  if (mistakes.length > 0) return fail(`改名以后文档会有错误，没有改动：\n${mistakes.join('\n')}`);
  if (!words.includes('--dry-run')) for (const { file, text } of files) writeFileSync(file, text);
  const lines = made.changes.flatMap(({ places }) => places.map((place) => told(place, documents)));
  const unsure = made.unsure.map((place) => `没有改，请看一看：${told(place, documents)}`);
  const done = words.includes('--dry-run') ? '要改' : '改了';
  const total = `${files.length} 个文档，${done} ${lines.length} 处`;
  process.stdout.write([...lines, ...unsure, total].map((line) => `${line}\n`).join(''));
  return 0;
}

/** The errors of the documents with these texts, of each sort in each document that had fewer of it before. */
function newMistakes(before: CheckedDocuments, texts: ReadonlyMap<string, string>): string[] {
  const sortOf = ({ document, code }: Problem) => `${document} ${code}`;
  const known = countBy(before.problems, sortOf);
  const after = readDocuments(texts);
  const now = countBy(after.problems, sortOf);
  return after.problems
    .filter((problem) => problem.severity === 'error' && (now[sortOf(problem)] ?? 0) > (known[sortOf(problem)] ?? 0))
    .map(({ document, pointer, message }) => `${after.fileOf(document) ?? document} ${pointer} ${message}`);
}

function renamedOf(wanted: string, documents: CheckedDocuments): Renamed {
  const [of = '', name = ''] = wanted.split('#');
  const parts = splitDocumentKey(of);
  if (parts?.kind === 'form')
    return { sort: 'node', form: { document: documentKey(parts.id, 'form'), pointer: '' }, path: name };
  if (parts?.kind === 'dictionary') {
    const code = documents.get(documentKey(parts.id, 'dictionary'))?.body['code'];
    return { sort: 'item', dictionary: typeof code === 'string' ? code : parts.id, name };
  }
  const model = of.replace(/\.model$/, '');
  if (name.startsWith('states/')) return { sort: 'state', model, name: name.slice('states/'.length) };
  return { sort: 'field', model, name };
}

function nearest(renamed: Renamed, documents: CheckedDocuments): string {
  if (renamed.sort !== 'field') return '';
  const fields = Object.keys(fieldsOf(documents, renamed.model));
  const name = fields.includes(renamed.name) ? undefined : nearestName(renamed.name, fields);
  return name === undefined ? '' : `是不是要写“${name}”？`;
}

function fileOf({ document, patches }: DocumentRenaming, documents: CheckedDocuments): { file: string; text: string } {
  const file = documents.fileOf(document) ?? `${document}.json`;
  return { file, text: changedText(readFileSync(file, 'utf8'), documents.get(document)?.body ?? {}, patches) };
}

function told({ document, pointer, before, after }: RenamedPlace, documents: CheckedDocuments): string {
  const file = documents.fileOf(document) ?? document;
  return `${file} ${pointer} ${JSON.stringify(before)} → ${JSON.stringify(after)}`;
}
