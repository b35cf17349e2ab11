import type { Vocabulary } from '../../../schema/vocabulary.ts';
import type { ExchangeReport } from '../exchange-report.ts';
import type { Names } from '../names.ts';

export interface Reading {
  widgets: Vocabulary['widgets'];
  told: ExchangeReport[];
  places: Map<string, string>;
  paths: ReadonlySet<string>;
  names: Names;
  isInRow: boolean;
}

/** The place of a node: its pointers in the original and in the result, and the data path of its parent. */
export interface Place {
  there: string;
  here: string;
  above: string;
}
