import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { builtInRules } from '../../src/engine/rules/index.ts';
import { readDeclaration, withoutDeclaration } from '../../src/engine/widgets/index.ts';
import type { JsonObject } from '../../src/schema/json/index.ts';
import type { Vocabulary, VocabularyEntry, WidgetEntry } from '../../src/schema/vocabulary.ts';
import { propsFiles } from '../words/props-files.ts';
import { withoutWords } from '../words/without-words.ts';
import { withoutAnnotations } from './without-annotations.ts';

/**
 * Reads the entries that the catalogue provides for documents: every `<name>.props.schema.json` of its shelves, and the
 * engine's rules.
 * @throws Error with the file and the key if one is invalid.
 */
export function readVocabulary(catalogue = 'src'): Vocabulary {
  const rules = [...builtInRules].map(([name, rule]) => [name, { title: rule.title }] as const);
  return {
    widgets: readShelf(join(catalogue, 'widgets'), readWidget),
    cells: sorted([
      ...readFiles(propsFiles(join(catalogue, 'cells')), readEntry),
      ...readFiles(propsFiles(join(catalogue, 'widgets'), '.cell'), readEntry),
    ]),
    actions: readShelf(join(catalogue, 'actions'), readEntry),
    rules: Object.fromEntries(rules),
  };
}

/** Returns the vocabulary for programs, without the texts that only people and tools read. */
export function loadedVocabulary({ widgets, cells, actions, rules }: Vocabulary): Vocabulary {
  const loaded = <Entry extends VocabularyEntry>(entries: Record<string, Entry>) =>
    Object.fromEntries(
      Object.entries(entries).map(([name, entry]) => [
        name,
        { ...entry, props: withoutAnnotations(withoutWords(entry.props)) },
      ]),
    );
  return { widgets: loaded(widgets), cells: loaded(cells), actions: loaded(actions), rules };
}

type Read<Entry> = (schema: JsonObject, file: string) => [name: string, entry: Entry];

function readShelf<Entry>(shelf: string, read: Read<Entry>): Record<string, Entry> {
  return sorted(readFiles(propsFiles(shelf), read));
}

function sorted<Entry>(entries: [string, Entry][]): Record<string, Entry> {
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function readFiles<Entry>(files: string[], read: Read<Entry>): [string, Entry][] {
  return files.map((file) => read(JSON.parse(readFileSync(file, 'utf8')) as JsonObject, file));
}

function readEntry(written: JsonObject, file: string): [string, VocabularyEntry] {
  const { $id, $schema: _, title, ...schema } = written;
  if (typeof $id !== 'string' || typeof title !== 'string') throw new Error(`${file}: $id and title must be texts`);
  return [$id, { title, props: { title, ...schema } }];
}

function readWidget(schema: JsonObject, file: string): [string, WidgetEntry] {
  const read = readDeclaration(schema, true);
  if ('problems' in read) throw new Error(read.problems.map((problem) => `${file}: ${problem}`).join('\n'));
  const [name, entry] = readEntry(withoutDeclaration(schema), file);
  return [name, { ...entry, ...read.declaration }];
}
