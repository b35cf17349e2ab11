import { commonFields, type ResolvedField, type ResolvedModel } from '../../src/engine/model/index.ts';
import { fixedCondition } from '../../src/engine/query/index.ts';
import {
  readNumber,
  readObject,
  readObjects,
  readString,
  readStrings,
  readText,
} from '../../src/engine/values/index.ts';
import type { SourceDocument } from '../../src/schema/documents/document.ts';
import type { JsonObject, JsonValue } from '../../src/schema/json/index.ts';
import type { CatalogueState } from '../catalogue/index.ts';
import type { AggregateQuery, Measure } from '../records/index.ts';

export interface Report {
  /** The document's id with points instead of slashes, for addresses: `base.customers`. */
  name: string;
  title: string;
  permission: string;
  model: ResolvedModel;
  columns: ResolvedField[];
  aggregate: AggregateQuery | undefined;
  search: { field: ResolvedField; isRange: boolean }[];
  params: { name: string; title: string; field: ResolvedField; value: string }[];
  /** `isPart`: the values are nodes of a tree, each including all nodes below it. */
  where: { field: ResolvedField; isPart: boolean; values: unknown[] }[];
  sort: { column: string; order: string } | undefined;
}

/**
 * Finds the report with that name: a document's id, with points or slashes. Undefined if it does not exist or is
 * invalid.
 */
export function findReport({ documents, models }: CatalogueState, name: string): Report | undefined {
  for (const key of documents.keys()) {
    const document = documents.get(key);
    const isMeant = document?.kind === 'query' && nameOf(document.id) === nameOf(name);
    const model = isMeant ? models.get(readString(document.body['model']) ?? '') : undefined;
    if (document && model) return reportOf(document, model);
  }
  return undefined;
}

function nameOf(id: string): string {
  return id.replaceAll('/', '.');
}

function reportOf({ id, body }: SourceDocument, model: ResolvedModel): Report {
  const field = fieldsOf(model);
  const sort = readObject(body['sort']);
  const column = readString(sort['column']);
  const sorted = column === undefined ? undefined : { column, order: readString(sort['order']) ?? 'desc' };
  return {
    name: nameOf(id),
    title: readText(body['title']) ?? id,
    permission: readString(body['permission']) ?? `${model.permission}:list`,
    model,
    columns: readStrings(body['columns']).flatMap(field),
    aggregate: aggregateOf(body, field, sorted),
    search: readSearch(body['search'], field),
    params: Object.entries(readObject(body['params'])).flatMap(([name, value]) => {
      const param = readObject(value);
      return field(readString(param['field']) ?? '').map((of) => ({
        name,
        field: of,
        title: readText(param['title']) ?? of.title,
        value: String(param['value'] ?? ''),
      }));
    }),
    where: Object.entries(readObject(body['where'])).flatMap(([name, value]) =>
      field(name).map((of) => {
        const { mode, value: wanted } = fixedCondition(value);
        return { field: of, isPart: mode === 'within', values: Array.isArray(wanted) ? wanted : [wanted] };
      }),
    ),
    sort: sorted,
  };
}

type FieldOf = (name: string) => ResolvedField[];

function fieldsOf(model: ResolvedModel): FieldOf {
  const fields = [...commonFields, ...model.fields].filter(({ secret, child }) => !secret && !child);
  return (name) => fields.filter((field) => field.name === name);
}

function readSearch(value: JsonValue | undefined, field: FieldOf): Report['search'] {
  const items = Array.isArray(value) ? value : [];
  return items.flatMap((item) => {
    if (typeof item === 'string') return field(item).map((of) => ({ field: of, isRange: false }));
    const { field: name, mode } = readObject(item);
    return field(readString(name) ?? '').map((of) => ({ field: of, isRange: mode === 'range' }));
  });
}

const verbs = ['sum', 'average', 'min', 'max', 'count'] as const;

function aggregateOf(body: JsonObject, field: FieldOf, sort: Report['sort']): AggregateQuery | undefined {
  const measures = Object.entries(readObject(body['measures'])).flatMap(([name, value]): Measure[] => {
    const measure = readObject(value);
    const verb = verbs.find((each) => Object.hasOwn(measure, each));
    const title = readText(measure['title']);
    const named = { name, ...(title !== undefined && { title }) };
    if (verb === 'count') return [{ ...named, verb }];
    return verb ? field(readString(measure[verb]) ?? '').map((of) => ({ ...named, verb, field: of.name })) : [];
  });
  if (measures.length === 0) return undefined;
  const plain = readStrings(body['group']).map((name) => ({ name, by: undefined }));
  const dated = readObjects(body['group']).map(({ item }) => ({
    name: readString(item['field']) ?? '',
    by: readString(item['by']),
  }));
  const order = Array.isArray(body['group'])
    ? body['group'].map((each) => (typeof each === 'string' ? each : readString(readObject(each)['field'])))
    : [];
  const group = [...plain, ...dated]
    .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
    .flatMap(({ name, by }) => field(name).map((of) => ({ field: of.name, by: spans.find((span) => span === by) })));
  return { group, measures, sort, limit: readNumber(body['limit']) ?? 1_000 };
}

const spans = ['day', 'month', 'quarter', 'year'] as const;
