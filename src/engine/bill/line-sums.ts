import {
  compileExpression,
  ExpressionError,
  extractTemplate,
  outerExpressions,
  type Expression,
  type SpreadElement,
} from '../../schema/expressions/index.ts';
import { oncePerObject } from '../../schema/memory/once-per-object.ts';
import type { ResolvedField, ResolvedModel } from '../model/index.ts';
import type { BillContext } from './bill-context.ts';
import { isNumeric, lineCondition, lineField, type LineCondition, type LineName } from './line-condition.ts';
import { membersRead } from './members-read.ts';

/** An aggregate over all lines of a record that a database computes without returning the lines. */
export interface LineSum {
  name: string;
  list: ResolvedField;
  aggregate: 'sum' | 'min' | 'max' | 'count';
  field?: ResolvedField;
  where?: LineCondition;
}

/** Computed fields of a record, rewritten so that its lines need not be loaded. */
export interface SummedFields {
  fields: ResolvedField[];
  sums: LineSum[];
  /** True if an expression reads lines in another way; the lines must then be loaded. */
  readsLines: boolean;
}

const sumsByField = oncePerObject<BillContext['models'], WeakMap<ResolvedField, SummedFields>>(() => new WeakMap());

/**
 * Extracts `sum($record.lines, l => l.qty)` and similar calls from the expressions of computed fields: sums, counts and
 * extremes of stored numbers, optionally over the lines for which a simple condition holds.
 */
export function sumLines(
  model: ResolvedModel,
  fields: readonly ResolvedField[],
  models: BillContext['models'],
): SummedFields {
  const known = sumsByField(models);
  const all = fields.map((field) => {
    const one = known.get(field) ?? sumField(model, field, models);
    known.set(field, one);
    return one;
  });
  return {
    fields: all.flatMap((one) => one.fields),
    sums: all.flatMap(({ sums }) => sums),
    readsLines: all.some(({ readsLines }) => readsLines),
  };
}

function sumField(model: ResolvedModel, field: ResolvedField, models: BillContext['models']): SummedFields {
  const lists = model.fields.filter(({ child }) => child);
  const sums: LineSum[] = [];
  const text = field.value === undefined ? undefined : extractTemplate(field.value);
  if (text === undefined || lists.length === 0) return { fields: [field], sums, readsLines: false };
  let rest = '';
  let end = 0;
  for (const node of expressionsIn(text)) {
    const found = node.start < end ? undefined : sumOf(node, lists, models);
    if (!found) continue;
    const name = `$lines_${field.name}_${sums.length}`;
    sums.push({ name, ...found });
    rest += `${text.slice(end, node.start)}${name}`;
    end = node.end;
  }
  const value = `{{${rest}${text.slice(end)}}}`;
  const names = lists.map(({ name }) => name);
  const readsLines = membersRead(value, ['$record', '$line']).some(
    ([first]) => first === undefined || first === '*' || names.includes(first),
  );
  if (readsLines) return { fields: [field], sums: [], readsLines };
  return { fields: [{ ...field, value }], sums, readsLines };
}

function expressionsIn(text: string): Expression[] {
  try {
    return outerExpressions(compileExpression(text).ast);
  } catch (error) {
    if (error instanceof ExpressionError) return [];
    throw error;
  }
}

type Found = Omit<LineSum, 'name'>;

function sumOf(node: Expression, lists: readonly ResolvedField[], models: BillContext['models']): Found | undefined {
  if (node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier') {
    const lines = node.property.name === 'length' ? linesIn(node.object, lists, models) : undefined;
    return lines && { ...lines, aggregate: 'count' };
  }
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined;
  const [first, second, ...more] = node.arguments;
  const aggregate = aggregates.find((name) => node.callee.type === 'Identifier' && node.callee.name === name);
  if (!aggregate || !first || first.type === 'SpreadElement' || more.length > 0) return undefined;
  const lines = linesIn(first, lists, models);
  const model = lines && models.get(lines.list.child?.model ?? '');
  if (!lines || !model) return undefined;
  if (!second) return aggregate === 'count' ? { ...lines, aggregate } : undefined;
  const arrow = arrowOver(second, model);
  if (!arrow) return undefined;
  if (aggregate === 'count') {
    const where = both(lines.where, lineCondition(arrow.body, arrow.line));
    return where && { list: lines.list, aggregate, where };
  }
  const field = lineField(arrow.body, arrow.line);
  if (field) return isNumeric(field) ? { ...lines, aggregate, field } : undefined;
  return aggregate === 'sum' ? conditionalSum(arrow, lines) : undefined;
}

const aggregates = ['sum', 'min', 'max', 'count'] as const;

/** `l => l.state == 'done' ? l.qty : 0` */
function conditionalSum({ body, line }: Arrow, lines: Lines): Found | undefined {
  if (body.type !== 'ConditionalExpression') return undefined;
  const { consequent, alternate, test } = body;
  const field = lineField(consequent, line);
  const where = both(lines.where, lineCondition(test, line));
  const isZero = alternate.type === 'Literal' && alternate.value === 0;
  return field && isNumeric(field) && where && isZero
    ? { list: lines.list, aggregate: 'sum', field, where }
    : undefined;
}

interface Lines {
  list: ResolvedField;
  where?: LineCondition;
}

/** `$record.lines`, or a `filter` of it by a condition. */
function linesIn(node: Expression, lists: readonly ResolvedField[], models: BillContext['models']): Lines | undefined {
  if (node.type === 'MemberExpression') {
    const { object, property, computed } = node;
    const isRecord = object.type === 'Identifier' && (object.name === '$record' || object.name === '$line');
    const name = isRecord && !computed && property.type === 'Identifier' ? property.name : undefined;
    const list = lists.find((field) => field.name === name);
    return list && { list };
  }
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression' || node.callee.computed)
    return undefined;
  const { object, property } = node.callee;
  const [first, ...more] = node.arguments;
  const lines = linesIn(object, lists, models);
  const model = lines && models.get(lines.list.child?.model ?? '');
  if (!model || !first || more.length > 0 || property.type !== 'Identifier' || property.name !== 'filter')
    return undefined;
  const arrow = arrowOver(first, model);
  const where = arrow && both(lines.where, lineCondition(arrow.body, arrow.line));
  return where && { list: lines.list, where };
}

interface Arrow {
  body: Expression;
  line: LineName;
}

function arrowOver(node: Expression | SpreadElement, model: ResolvedModel): Arrow | undefined {
  const [parameter, ...more] = node.type === 'ArrowFunctionExpression' ? node.params : [];
  if (node.type !== 'ArrowFunctionExpression' || parameter?.type !== 'Identifier' || more.length > 0) return undefined;
  return { body: node.body, line: { name: parameter.name, model } };
}

function both(first: LineCondition | undefined, second: LineCondition | undefined): LineCondition | undefined {
  return first && second ? { every: [first, second] } : second;
}
