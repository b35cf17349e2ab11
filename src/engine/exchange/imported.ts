import type { JsonObject } from '../../schema/json/index.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import type { ExchangeReport } from './exchange-report.ts';
import type { IdSource } from './ids.ts';

export interface ImportOptions {
  vocabulary: Vocabulary;
  ids?: IdSource;
}

/** An imported form: layout, nodes and rules, without the members of a document, and the reports. */
export interface Imported {
  body: JsonObject;
  told: ExchangeReport[];
  /** The pointer of each node in the original, by its pointer in the result. */
  places: ReadonlyMap<string, string>;
}
