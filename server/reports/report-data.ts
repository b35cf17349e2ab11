import { dictionaryOf } from '../../src/engine/model/index.ts';
import { parseListQuery, type Condition } from '../../src/engine/query/index.ts';
import { DATE_TIME, fieldOfKey, formatDate } from '../../src/engine/values/index.ts';
import { evaluateExpression, ExpressionError, extractTemplate } from '../../src/schema/expressions/index.ts';
import { Refusal, type Call, type Query } from '../http/index.ts';
import { contextOf, refuse, type RecordContext, type RecordEngine } from '../records/index.ts';
import type { Report } from './report.ts';

const paging = ['pageNo', 'pageSize'] as const;

export async function dataOf(engine: RecordEngine, report: Report, call: Call) {
  const { aggregate, model } = report;
  const context = reportContext(engine, report, call);
  const params = listParams(engine, report, call.query);
  if (!aggregate) {
    const { records, total } = await engine.list(model.id, params, context).catch(refuse);
    const shown = new Set(['id', ...report.columns.map(({ name }) => name)]);
    const isShown = (name: string): boolean => shown.has(fieldOfKey(name));
    return { records: records.map((record) => keep(record, isShown)), total };
  }
  const { pageNo = '1', pageSize = '10', column: _, order: __, ...where } = params;
  const rows = await engine.aggregate(model.id, where, aggregate, context).catch(refuse);
  const [page, size] = [Math.max(1, Number(pageNo) || 1), Math.min(1_000, Math.max(1, Number(pageSize) || 10))];
  return { records: rows.slice((page - 1) * size, page * size), total: rows.length };
}

function reportContext(engine: RecordEngine, report: Report, call: Call): RecordContext {
  const context = contextOf(call);
  const fixed = [...fixedConditions(report, call.query, context), ...namedConditions(engine, report, call.query)];
  return { ...context, only: (model) => (model.id === report.model.id ? fixed : []) };
}

function listParams({ names }: RecordEngine, { search, columns, sort }: Report, query: Query): Record<string, string> {
  const params: Record<string, string> = {};
  for (const { field, isRange } of search) {
    const { name } = field;
    const nodes = query[`${name}_within`] ?? '';
    if (nodes !== '') params[`${name}_within`] = nodes;
    if (names(field)) continue;
    const text = query[name] ?? '';
    const isFreeText = field.type === 'string' && dictionaryOf(field) === undefined && !field.options;
    if (text !== '' && !isRange)
      params[name] = isFreeText && !field.format && !/^[!*,]|[*,]/.test(text) ? `*${text}*` : text;
    for (const end of isRange ? [`${name}_begin`, `${name}_end`] : [`${name}_MultiString`])
      if ((query[end] ?? '') !== '') params[end] = query[end] ?? '';
  }
  if ((query['id'] ?? '') !== '') params['id'] = query['id'] ?? '';
  for (const name of paging) if (query[name] !== undefined) params[name] = query[name];
  const sortedBy = fieldOfKey(query['column'] ?? '');
  const isColumn = columns.some(({ name }) => name === sortedBy);
  const order = isColumn ? { column: sortedBy, order: query['order'] ?? 'desc' } : sort;
  return { ...params, ...order };
}

/** Fields that contain keys are searched by the names of the records. */
function namedConditions({ names }: RecordEngine, { search }: Report, query: Query): Condition[] {
  return search.flatMap(({ field }): Condition[] => {
    const text = (query[field.name] ?? '').replace(/^\*|\*$/g, '').trim();
    return text !== '' && names(field) ? [{ operator: 'named', field: field.name, text }] : [];
  });
}

function fixedConditions({ model, where, params }: Report, query: Query, { user }: RecordContext): Condition[] {
  const given = params.map(({ name, field, value }) => {
    return { field, isPart: false, values: [query[`self_${name}`] ?? value] };
  });
  const now = formatDate(new Date(), DATE_TIME);
  const scope = { $user: user, $now: now, $today: now.slice(0, 10) };
  const own = where.map(({ values, ...rest }) => ({ ...rest, values: values.map((value) => valueIn(value, scope)) }));
  return [...own, ...given].flatMap(({ field, values, isPart }): Condition[] => {
    const texts = values.filter((value) => value !== null && value !== undefined && value !== '').map(String);
    if (texts.length === 0) return [{ field: 'id', operator: 'in', values: [] }];
    const parsed = parseListQuery(
      { [field.name + (isPart ? '_within' : '_MultiString')]: JSON.stringify(texts) },
      model,
    );
    if ('problem' in parsed) throw new Refusal(`${parsed.problem}。`);
    return parsed.conditions;
  });
}

/**
 * Returns a literal value or the result of its expression. If the expression fails, the result is undefined and the
 * report has no rows.
 */
function valueIn(value: unknown, scope: object): unknown {
  const expression = typeof value === 'string' ? extractTemplate(value) : undefined;
  if (expression === undefined) return value;
  try {
    return evaluateExpression(expression, scope);
  } catch (error) {
    if (error instanceof ExpressionError) return undefined;
    throw error;
  }
}

function keep(record: Record<string, unknown>, isKept: (name: string) => boolean): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => isKept(name)));
}
