import { text, textTable } from '../../locale/index.ts';
import type { DocumentSet } from '../../schema/documents/document.ts';
import type { JsonObject, JsonValue } from '../../schema/json/index.ts';
import { commonFields, resolveModel, type FieldOption, type ResolvedField } from '../model/index.ts';
import { compact, readObject, readString, readStrings, readText } from '../values/index.ts';

export type DatePart = 'day' | 'month' | 'quarter' | 'year';

/** A field, or a part of a date, by which rows are grouped. */
export interface Dimension {
  name: string;
  title: string;
  by?: DatePart;
  options?: FieldOption[];
}

export interface MeasureShape {
  name: string;
  title: string;
  scale?: number;
  /** The decimal places that are shown even if they are zeros. */
  leastScale?: number;
  unit?: string;
  /** True if values can be added up: sums and counts, but not averages. */
  isAdditive: boolean;
}

export interface QueryShape {
  id: string;
  title: string;
  permission: string;
  dimensions: Dimension[];
  measures: MeasureShape[];
  /** Only for a query without groups. */
  columns: ResolvedField[];
  asked: ReadonlyMap<string, { field: ResolvedField; isRange: boolean }>;
  where: JsonObject;
}

const parts: readonly DatePart[] = ['day', 'month', 'quarter', 'year'];
const verbs = textTable({
  sum: text('合计'),
  average: text('平均'),
  min: text('最小'),
  max: text('最大'),
  count: text('数量'),
} as const);

/** Reads the shape of a query document; undefined if it does not exist or names no model. */
export function queryShape(id: string, documents: DocumentSet): QueryShape | undefined {
  const body = documents.get(`${id}.query`)?.body;
  const modelId = readString(body?.['model']);
  if (!body || modelId === undefined) return undefined;
  const model = resolveModel(modelId, documents);
  const fields = new Map([...commonFields, ...model.fields].map((field) => [field.name, field]));
  return {
    id,
    title: readText(body['title']) ?? id,
    permission: readString(body['permission']) ?? `${model.permission}:list`,
    dimensions: itemsOf(body['group']).flatMap((item) => readDimension(item, fields)),
    measures: Object.entries(readObject(body['measures'])).flatMap(([name, of]) =>
      readMeasure(name, readObject(of), fields),
    ),
    columns: readStrings(body['columns']).flatMap((name) => fields.get(name) ?? []),
    asked: new Map(
      itemsOf(body['search']).flatMap((item) => {
        const { field: name, mode } = typeof item === 'string' ? { field: item, mode: undefined } : readObject(item);
        const field = fields.get(readString(name) ?? '');
        return field ? [[field.name, { field, isRange: mode === 'range' }] as const] : [];
      }),
    ),
    where: readObject(body['where']),
  };
}

function readDimension(item: JsonValue, fields: ReadonlyMap<string, ResolvedField>): Dimension[] {
  const { field: name, by } = typeof item === 'string' ? { field: item, by: undefined } : readObject(item);
  const field = fields.get(readString(name) ?? '');
  if (!field) return [];
  const part = parts.find((each) => each === by);
  return [compact<Dimension>({ name: field.name, title: field.title, by: part, options: field.options })];
}

function readMeasure(name: string, of: JsonObject, fields: ReadonlyMap<string, ResolvedField>): MeasureShape[] {
  const verb = Object.keys(of).find((key): key is keyof typeof verbs => Object.hasOwn(verbs, key));
  if (verb === undefined) return [];
  const title = readText(of['title']);
  if (verb === 'count') return [{ name, title: title ?? verbs.count, scale: 0, isAdditive: true }];
  const field = fields.get(readString(of[verb]) ?? '');
  if (!field) return [];
  return [
    compact<MeasureShape>({
      name,
      title: title ?? field.title + verbs[verb],
      scale: verb === 'average' ? Math.max(2, field.scale ?? 0) : field.scale,
      leastScale: field.leastScale ?? field.scale,
      unit: field.unit,
      isAdditive: verb === 'sum',
    }),
  ];
}

function itemsOf(value: JsonValue | undefined): JsonValue[] {
  return Array.isArray(value) ? value : [];
}
