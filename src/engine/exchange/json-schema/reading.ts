import type { JsonObject } from '../../../schema/json/index.ts';
import type { Vocabulary } from '../../../schema/vocabulary.ts';
import type { ExchangeReport } from '../exchange-report.ts';
import type { Names } from '../names.ts';
import type { Budget } from './resolved-schema.ts';

export interface Reading {
  widgets: Vocabulary['widgets'];
  root: JsonObject;
  told: ExchangeReport[];
  places: Map<string, string>;
  names: Names;
  budget: Budget;
  readInside(part: Part, reading: Reading): JsonObject;
}

export interface Part {
  schema: JsonObject;
  ui: JsonObject;
  there: string;
  uiThere: string;
  here: string;
  inside: readonly string[];
}
