import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { countBy } from 'es-toolkit';

import type { CheckedDocuments } from '../../src/schema/check/index.ts';
import { documentKey, splitDocumentKey } from '../../src/schema/documents/document.ts';
import type { SourceFile } from '../../src/schema/parse/index.ts';
import { changedText } from '../../src/schema/printer/changed-text.ts';
import { nearestName } from '../../src/schema/problems/nearest-name.ts';
import type { Problem } from '../../src/schema/problems/problem.ts';
import {
  dictionaryRenamingOf,
  fieldsOf,
  modelRenamingOf,
  renamingOf,
  type ModelRenaming,
  type Renamed,
  type RenamedPlace,
} from '../../src/schema/references/index.ts';
import { fail } from './fail.ts';
import { documentFiles, readDocuments, type NewFile } from './read-documents.ts';

/**
 * Runs `rename <model>#<field> <new name> [--dry-run]`: renames a field in all documents that use it. A node that only
 * a form has is `<form>.form#<data path>`, a state `<model>#states/<state>`, an item of a dictionary
 * `<dictionary>.dictionary#<value>`. Without `#` it renames a model, with all documents of its id, or the code of a
 * dictionary (`<dictionary>.dictionary`). All files are written, or none if the check would find new mistakes.
 */
export function renameCommand(words: string[]): number {
  const [wanted = '', to = '', ...rest] = words.filter((word) => word !== '--dry-run');
  if (wanted === '' || to === '' || rest.length > 0)
    return fail(
      '请写出字段和新名字，例如 rename base/customer#level grade；模型写 base/customer，状态写 sales/order#states/draft，字典的值写 base/customer-level.dictionary#A。',
    );
  const before = documentFiles();
  const documents = readDocuments({ files: before });
  const made = renamingIn(documents, wanted, to);
  if ('refused' in made) return fail(made.refused);
  const files = made.changes.map((change) => fileOf(change, documents));
  const mistakes = newMistakes(documents, before, new Map(files.map((each) => [each.from, each])));
  if (mistakes.length > 0) return fail(`改名以后文档会有错误，没有改动：\n${mistakes.join('\n')}`);
  if (!words.includes('--dry-run')) for (const each of files) write(each);
  const lines = made.changes.flatMap((change) => [
    ...change.places.map((place) => lineOf(place, documents)),
    ...moved(change, documents),
  ]);
  const unsure = made.unsure.map((place) => `没有改，请看一看：${lineOf(place, documents)}`);
  const done = words.includes('--dry-run') ? '要改' : '改了';
  const total = `${files.length} 个文档，${done} ${lines.length} 处`;
  process.stdout.write([...lines, ...unsure, total].map((line) => `${line}\n`).join(''));
  return 0;
}

function renamingIn(
  documents: CheckedDocuments,
  wanted: string,
  to: string,
): (Pick<ModelRenaming, 'changes'> & { unsure: RenamedPlace[] }) | { refused: string } {
  if (wanted.endsWith('.dictionary'))
    return dictionaryRenamingOf(documents, wanted.slice(0, -'.dictionary'.length), to);
  if (!wanted.includes('#')) {
    const model = wanted.replace(/\.model$/, '');
    const made = modelRenamingOf(documents, model, to.replace(/\.model$/, ''));
    if ('refused' in made) return { refused: made.refused + nearestModel(model, documents) };
    return { changes: made.changes, unsure: [] };
  }
  const renamed = renamedOf(wanted, documents);
  const made = renamingOf(documents, renamed, to);
  return 'refused' in made ? { refused: made.refused + nearest(renamed, documents) } : made;
}

function newMistakes(
  before: CheckedDocuments,
  files: readonly SourceFile[],
  texts: ReadonlyMap<string, NewFile>,
): string[] {
  const sortOf = ({ document, code }: Problem) => `${document} ${code}`;
  const known = countBy(before.problems, sortOf);
  const after = readDocuments({ files, over: texts });
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

function nearestModel(model: string, documents: CheckedDocuments): string {
  const models = [...documents.keys()].flatMap((key) =>
    key.endsWith('.model') ? [key.slice(0, -'.model'.length)] : [],
  );
  const name = models.includes(model) ? undefined : nearestName(model, models);
  return name === undefined ? '' : `是不是要写“${name}”？`;
}

type Change = ModelRenaming['changes'][number];

function fileOf({ document, patches, movedTo }: Change, documents: CheckedDocuments): NewFile & { from: string } {
  const from = documents.fileOf(document) ?? `${document}.json`;
  const text = changedText(readFileSync(from, 'utf8'), documents.get(document)?.body ?? {}, patches);
  return { from, text, ...(movedTo !== undefined && { key: movedTo, file: fileAfter(from, document, movedTo) }) };
}

function fileAfter(file: string, key: string, movedTo: string): string {
  return `${file.slice(0, -`${key}.json`.length)}${movedTo}.json`;
}

function write({ from, file = from, text }: NewFile & { from: string }): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  if (file !== from) rmSync(from);
}

function moved({ document, movedTo }: Change, documents: CheckedDocuments): string[] {
  const file = documents.fileOf(document) ?? document;
  return movedTo === undefined ? [] : [`${file} → ${fileAfter(file, document, movedTo)}`];
}

function lineOf({ document, pointer, before, after }: RenamedPlace, documents: CheckedDocuments): string {
  const file = documents.fileOf(document) ?? document;
  return `${file} ${pointer} ${JSON.stringify(before)} → ${JSON.stringify(after)}`;
}
