import type { WidgetDeclaration } from '../../generated/widget-declarations.ts';
import type { JsonObject } from './json/index.ts';

/** A registered thing that documents may name, with the schema of its props. */
export interface VocabularyEntry {
  title: string;
  /** Draft-07 schema of its props (for an action: of the whole step). */
  props: JsonObject;
}

/** A widget with the declaration of its value (`widget-declaration.schema.json`). */
export interface WidgetEntry extends VocabularyEntry, WidgetDeclaration {}

/** The closed set of names that documents may use, generated from the catalogue by `npm run generate`. */
export interface Vocabulary {
  widgets: Record<string, WidgetEntry>;
  cells: Record<string, VocabularyEntry>;
  actions: Record<string, VocabularyEntry>;
  rules: Record<string, { title: string }>;
}
