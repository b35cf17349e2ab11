import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { builtInRules } from '../../src/engine/rules/index.ts';
import type { JsonObject } from '../../src/schema/json/index.ts';
import type { Vocabulary, VocabularyEntry } from '../../src/schema/vocabulary.ts';

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
    ...schema
  } = JSON.parse(readFileSync(file, 'utf8')) as JsonObject;
  if (typeof $id !== 'string' || typeof title !== 'string') throw new Error(`${file}: $id and title must be texts`);
  return [$id, { title, props: { title, ...schema }, ...(layout === true && { layout: true }) }];
}
