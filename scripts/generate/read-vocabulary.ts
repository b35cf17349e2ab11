import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { builtInRules } from '../../src/engine/rules/index.ts';
import { isReservedColumnType, reservedTypeText } from '../../src/schema/column-types.ts';
import type { JsonObject, JsonValue } from '../../src/schema/json/index.ts';
import type { Vocabulary, VocabularyEntry } from '../../src/schema/vocabulary.ts';
import { withoutWords } from '../words/without-words.ts';

/** Reads what the catalogue offers to documents: every `<name>.props.schema.json` of its shelves, and the engine's rules. */
export function readVocabulary(): Vocabulary {
  const rules = [...builtInRules].map(([name, rule]) => [name, { title: rule.title }] as const);
  return {
    widgets: readShelf('src/widgets'),
    cells: readShelf('src/cells'),
    actions: readShelf('src/actions'),
    rules: Object.fromEntries(rules),
  };
}

/** The vocabulary as programs load it: without the words that only people and tools read. */
export function loadedVocabulary({ widgets, cells, actions, rules }: Vocabulary): Vocabulary {
  const loaded = (entries: Record<string, VocabularyEntry>) =>
    Object.fromEntries(
      Object.entries(entries).map(([name, entry]) => [name, { ...entry, props: withoutWords(entry.props) }]),
    );
  return { widgets: loaded(widgets), cells: loaded(cells), actions: loaded(actions), rules };
}

function readShelf(shelf: string): Record<string, VocabularyEntry> {
  if (!existsSync(shelf)) return {};
  const entries = readdirSync(shelf, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => readEntry(join(shelf, entry.name), entry.name))
    .filter((entry) => entry !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function readEntry(folder: string, name: string): [string, VocabularyEntry] | undefined {
  const file = join(folder, `${name}.props.schema.json`);
  if (!existsSync(file)) return undefined;
  const {
    $id,
    $schema: _,
    title,
    'x-layout': layout,
    'x-column-types': types,
    ...schema
  } = JSON.parse(readFileSync(file, 'utf8')) as JsonObject;
  if (typeof $id !== 'string' || typeof title !== 'string') throw new Error(`${file}: $id and title must be texts`);
  const columnTypes = readColumnTypes(types, file);
  const entry = { title, props: { title, ...schema }, ...(layout === true && { layout: true }) };
  return [$id, { ...entry, ...(columnTypes.length > 0 && { columnTypes }) }];
}

/** Names of column types that a widget edits. Throws on those that the table keeps for itself. */
function readColumnTypes(types: JsonValue | undefined, file: string): string[] {
  const names = Array.isArray(types) ? types.filter((type) => typeof type === 'string') : [];
  const reserved = names.find(isReservedColumnType);
  if (reserved !== undefined) throw new Error(`${file}: ${reservedTypeText(reserved)}`);
  return names;
}
