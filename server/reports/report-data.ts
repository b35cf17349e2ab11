import { dictionaryOf } from '../../src/engine/model/index.ts';
import { type Condition, parseListQuery } from '../../src/engine/query/index.ts';
import { type Call, type Query, Refusal } from '../http/index.ts';
import { contextOf, type RecordContext, type RecordEngine, refuse } from '../records/index.ts';
import type { Report } from './report.ts';

/** Parameters that say which page is meant, not which records. */
const paging = ['pageNo', 'pageSize'] as const;

/** The rows of a report that the call asks for. @throws Refusal for what cannot be asked of it. */
export async function dataOf(engine: RecordEngine, report: Report, call: Call) {
  const { aggregate, model } = report;
  const context = reportContext(engine, report, call);
  const params = listParams(engine, report, call.query);
  if (!aggregate) {
    const { records, total } = await engine.list(model.id, params, context).catch(refuse);
    const shown = new Set(['id', ...report.columns.map(({ name }) => name)]);
    const isShown = (name: string): boolean => shown.has(name.replace(/_dictText$/, ''));
    return { records: records.map((record) => keep(record, isShown)), total };
  }
  const { pageNo = '1', pageSize = '10', column: _, order: __, ...where } = params;
  const rows = await engine.aggregate(model.id, where, aggregate, context).catch(refuse);
  const [page, size] = [Math.max(1, Number(pageNo) || 1), Math.min(1_000, Math.max(1, Number(pageSize) || 10))];
  return { records: rows.slice((page - 1) * size, page * size), total: rows.length };
}

/**
 * The caller, and what always holds for the records of a report: its own conditions, the parameters given to it, and what
 * is asked by the names of what records refer to.
 */
function reportContext(engine: RecordEngine, report: Report, call: Call): RecordContext {
  const context = contextOf(call);
  const fixed = [...fixedConditions(report, call.query), ...namedConditions(engine, report, call.query)];
  return {
    ...context,
    conditions: (model) => [...(context.conditions?.(model) ?? []), ...(model.id === report.model.id ? fixed : [])],
  };
}

/** The search of a report in the language of lists; parameters that it does not have say nothing, as in JeecgBoot. */
function listParams({ names }: RecordEngine, { search, columns, sort }: Report, query: Query): Record<string, string> {
  const params: Record<string, string> = {};
  for (const { field, isRange } of search) {
    const { name } = field;
    if (names(field)) continue;
    const text = query[name] ?? '';
    const isFreeText = field.type === 'string' && dictionaryOf(field) === undefined && !field.options;
    if (text !== '' && !isRange)
      params[name] = isFreeText && !field.format && !/^[!*,]|[*,]/.test(text) ? `*${text}*` : text;
    for (const end of isRange ? [`${name}_begin`, `${name}_end`] : [`${name}_MultiString`])
      if ((query[end] ?? '') !== '') params[end] = query[end] ?? '';
  }
  // The records of keys that were chosen before.
  if ((query['id'] ?? '') !== '') params['id'] = query['id'] ?? '';
  for (const name of paging) if (query[name] !== undefined) params[name] = query[name];
  const asked = (query['column'] ?? '').replace(/_dictText$/, '');
  const isColumn = columns.some(({ name }) => name === asked);
  const order = isColumn ? { column: asked, order: query['order'] ?? 'desc' } : sort;
  return { ...params, ...order };
}

/** People ask for records by what they call them, whose keys the field holds. */
function namedConditions({ names }: RecordEngine, { search }: Report, query: Query): Condition[] {
  return search.flatMap(({ field }): Condition[] => {
    const text = (query[field.name] ?? '').replace(/^\*|\*$/g, '').trim();
    return text !== '' && names(field) ? [{ operator: 'named', field: field.name, text }] : [];
  });
}

function fixedConditions({ model, where, params }: Report, query: Query): Condition[] {
  const given = params.map(({ name, field, value }) => ({ field, values: [query[`self_${name}`] ?? value] }));
  return [...where, ...given].flatMap(({ field, values }): Condition[] => {
    const texts = values.filter((value) => value !== null && value !== '').map(String);
    if (texts.length === 0) return [{ field: 'id', operator: 'in', values: [] }];
    const parsed = parseListQuery({ [`${field.name}_MultiString`]: JSON.stringify(texts) }, model);
    if ('problem' in parsed) throw new Refusal(`${parsed.problem}。`);
    return parsed.conditions;
  });
}

function keep(record: Record<string, unknown>, isKept: (name: string) => boolean): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => isKept(name)));
}
