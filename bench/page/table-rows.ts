import { resolveList, type ResolvedList } from '../../src/engine/list/index.ts';
import type { JsonObject } from '../../src/schema/json/index.ts';
import type { Vocabulary } from '../../src/schema/vocabulary.ts';
import { documentSet } from './documents.ts';
import { benchColumns, type BenchColumn } from './table-data.ts';

export function benchList(vocabulary: Vocabulary, count = 10): ResolvedList {
  const common = { formatVersion: 1, title: 'Rows' };
  const columns = benchColumns(count);
  const properties = Object.fromEntries(columns.map((column) => [column.key, fieldOf(column)]));
  const schema = { type: 'object', required: ['name'], properties };
  const documents = documentSet({
    'bench/row.model': { ...common, kind: 'model', schema },
    'bench/row.list': { ...common, kind: 'list', model: 'bench/row', columns: Object.keys(properties), editable: true },
  });
  return resolveList('bench/row.list', documents, vocabulary);
}

function fieldOf({ field, kind, width, options }: BenchColumn): JsonObject {
  const common = { 'x-width': width };
  if (kind === 'select') return { ...common, type: 'string', enum: [...options], 'x-component': 'Select' };
  if (kind === 'number') return { ...common, type: 'number' };
  if (kind === 'checkbox') return { ...common, type: 'boolean' };
  if (kind === 'date') return { ...common, type: 'string', format: 'date' };
  return { ...common, type: 'string', ...(field === 'code' && { pattern: String.raw`^[A-Z]{2}-\d{4}$` }) };
}
