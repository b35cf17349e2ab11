import type { GridRecord } from '../../../src/engine/grid/index.ts';
import { type ResolvedList, resolveList } from '../../../src/engine/list/index.ts';
import type { JsonObject } from '../../../src/schema/json/json-value.ts';
import type { Vocabulary } from '../../../src/schema/vocabulary.ts';
import { documentSet } from './documents.ts';

const options = Array.from({ length: 6 }, (_, index) => ({ value: `o${index}`, text: `Option ${index}` }));
const choice: JsonObject = { type: 'string', enum: options, 'x-component': 'Select', 'x-width': 130 };
const fields: Record<string, JsonObject> = {
  name: { type: 'string', 'x-width': 140 },
  qty: { type: 'number', 'x-width': 100 },
  price: { type: 'number', 'x-width': 100 },
  category: choice,
  date: { type: 'string', format: 'date', 'x-width': 140 },
  active: { type: 'boolean', 'x-width': 80 },
  code: { type: 'string', pattern: String.raw`^[A-Z]{2}-\d{4}$`, 'x-width': 120 },
  owner: choice,
  status: choice,
  remark: { type: 'string', 'x-width': 160 },
};

/** The row of the neutral workload at that place. */
export function tableRow(index: number): GridRecord {
  return {
    id: index,
    name: index % 97 === 96 ? '' : `Item ${index}`,
    qty: index % 50,
    price: (index * 31) % 1000,
    category: `o${index % 6}`,
    date: new Date(Date.UTC(2024, 0, 1 + (index % 700))).toISOString().slice(0, 10),
    active: index % 3 === 0,
    code: index % 89 === 88 ? 'bad' : `AB-${String(index % 10_000).padStart(4, '0')}`,
    owner: `o${(index * 5) % 6}`,
    status: `o${(index * 3) % 6}`,
    remark: '',
  };
}

/** A list with a column for each field of the rows. */
export function benchList(vocabulary: Vocabulary): ResolvedList {
  const common = { formatVersion: 1, title: 'Rows' };
  const schema = { type: 'object', required: ['name'], properties: fields };
  const documents = documentSet({
    'bench/row.model': { ...common, kind: 'model', schema },
    'bench/row.list': { ...common, kind: 'list', model: 'bench/row', columns: Object.keys(fields), editable: true },
  });
  return resolveList('bench/row.list', documents, vocabulary);
}
