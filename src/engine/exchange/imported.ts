import type { JsonObject } from '../../schema/json/index.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import type { IdSource } from './ids.ts';
import type { Told } from './told.ts';

export interface ImportOptions {
  vocabulary: Vocabulary;
  /** Where new ids come from; the clock and chance where it is left out. */
  ids?: IdSource;
}

/** A form of another format as it was read: layout, nodes, rules, without what only a document has; and what is told. */
export interface Imported {
  body: JsonObject;
  told: Told[];
  /** Where each node stood there, by its pointer here. */
  places: ReadonlyMap<string, string>;
}
