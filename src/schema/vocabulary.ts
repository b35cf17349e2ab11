import type { JsonObject } from './json/json-value.ts';

/** A registered thing that documents may name, with the schema of its props. */
export interface VocabularyEntry {
  title: string;
  /** Draft-07 schema of its props (for an action: of the whole step). */
  props: JsonObject;
  /** Widgets only: arranges children or shows something, has no value. */
  layout?: boolean;
  /** Widgets only: the types of a table's columns that it edits, beside those of the format. */
  columnTypes?: string[];
}

/** The closed world of names that documents may use: made from the catalogue by `npm run generate`. */
export interface Vocabulary {
  widgets: Record<string, VocabularyEntry>;
  cells: Record<string, VocabularyEntry>;
  actions: Record<string, VocabularyEntry>;
  /** Built-in validation rules of the engine, by name. */
  rules: Record<string, { title: string }>;
}
