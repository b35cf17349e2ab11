import type { Expression } from '../../schema/expressions/index.ts';
import { comparisonOf, flattened } from './condition.ts';
import { pathOf, type NamedField, type SentenceScope } from './scope.ts';

/** The result of a condition that does not depend on values. */
export type Settled = 'never' | 'always' | undefined;

type Scalar = string | number | boolean | null;

interface Asked {
  among: ReadonlySet<Scalar> | undefined;
  not: Set<Scalar>;
  least: number;
  most: number;
  /** True if the bound itself is excluded. */
  isOpen: { least: boolean; most: boolean };
}

/**
 * Returns whether a condition can never fail or never hold: literals, values that contradict each other (`a == 1 && a
 * == 2`, `a > 3 && a < 2`), values that are none of the options. Undefined if that cannot be decided.
 */
export function settledCondition(node: Expression, scope: SentenceScope): Settled {
  switch (node.type) {
    case 'ChainExpression':
      return settledCondition(node.expression, scope);
    case 'Literal':
      return node.value ? 'always' : 'never';
    case 'UnaryExpression':
      return node.operator === '!' ? opposite(settledCondition(node.argument, scope)) : undefined;
    case 'LogicalExpression': {
      if (node.operator === '??') return undefined;
      const parts = flattened(node, node.operator);
      const settled = parts.map((part) => settledCondition(part, scope));
      const [stops, goesOn] = node.operator === '&&' ? (['never', 'always'] as const) : (['always', 'never'] as const);
      if (settled.includes(stops)) return stops;
      if (settled.every((each) => each === goesOn)) return goesOn;
      return node.operator === '&&' && contradicts(parts, scope) ? 'never' : undefined;
    }
    default:
      return contradicts([node], scope) ? 'never' : undefined;
  }
}

function opposite(settled: Settled): Settled {
  if (settled === undefined) return undefined;
  return settled === 'never' ? 'always' : 'never';
}

const modes: ReadonlyMap<string, string> = new Map([
  ['create', ''],
  ['edit', ''],
  ['detail', ''],
]);

function contradicts(parts: readonly Expression[], scope: SentenceScope): boolean {
  const asked = new Map<string, Asked>();
  for (const part of parts) {
    const told = askedBy(part, scope);
    if (!told) continue;
    const before = asked.get(told.subject) ?? startOf(told.field);
    asked.set(told.subject, narrowed(before, told));
  }
  return [...asked.values()].some(isImpossible);
}

interface Told {
  subject: string;
  field: NamedField | undefined;
  operator: '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in';
  values: Scalar[];
}

function askedBy(node: Expression, scope: SentenceScope): Told | undefined {
  const comparison = comparisonOf(node);
  if (comparison) {
    const { left, operator, right } = comparison;
    const subject = subjectOf(left, scope);
    return subject && right.type === 'Literal' ? { ...subject, operator, values: [right.value] } : undefined;
  }
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  const { object, property } = node.callee;
  const [item] = node.arguments;
  const isIn = object.type === 'ArrayExpression' && property.type === 'Identifier' && property.name === 'includes';
  const subject = isIn && item && item.type !== 'SpreadElement' ? subjectOf(item, scope) : undefined;
  if (!subject || object.type !== 'ArrayExpression') return undefined;
  const values = object.elements.flatMap((element) => (element.type === 'Literal' ? [element.value] : []));
  return values.length === object.elements.length ? { ...subject, operator: 'in', values } : undefined;
}

function subjectOf(node: Expression, scope: SentenceScope): Pick<Told, 'subject' | 'field'> | undefined {
  if (node.type === 'Identifier' && node.name === '$mode')
    return { subject: '$mode', field: { title: '', options: modes } };
  const read = pathOf(node, scope);
  return read && read.path !== '' ? { subject: read.path, field: scope.fieldAt(read.path) } : undefined;
}

/** A field with options has one of them, or is empty (null here). Values compared with a number may be texts. */
function startOf(field: NamedField | undefined): Asked {
  const { options } = field ?? {};
  const among = options && options.size > 0 ? new Set<Scalar>([...options.keys(), null]) : undefined;
  return { among, not: new Set(), least: -Infinity, most: Infinity, isOpen: { least: false, most: false } };
}

function narrowed(asked: Asked, { operator, values, field }: Told): Asked {
  const [value = null] = values;
  const hasOptions = (field?.options?.size ?? 0) > 0;
  const comparable = (each: Scalar) => (each === '' || each === null ? null : hasOptions ? String(each) : each);
  if (operator === '==' || operator === 'in') {
    const wanted = new Set(values.map(comparable));
    return { ...asked, among: new Set([...wanted].filter((each) => !asked.among || asked.among.has(each))) };
  }
  if (operator === '!=') return { ...asked, not: new Set([...asked.not, comparable(value)]) };
  if (typeof value !== 'number') return asked;
  if (operator.startsWith('>')) {
    const isTighter = value > asked.least || (value === asked.least && operator === '>');
    return isTighter ? { ...asked, least: value, isOpen: { ...asked.isOpen, least: operator === '>' } } : asked;
  }
  const isTighter = value < asked.most || (value === asked.most && operator === '<');
  return isTighter ? { ...asked, most: value, isOpen: { ...asked.isOpen, most: operator === '<' } } : asked;
}

function isImpossible({ among, not, least, most, isOpen }: Asked): boolean {
  if (least > most || (least === most && (isOpen.least || isOpen.most))) return true;
  if (!among) return false;
  return [...among].every((value) => not.has(value) || isOutside(value, least, most, isOpen));
}

function isOutside(value: Scalar, least: number, most: number, isOpen: Asked['isOpen']): boolean {
  if (value === null) return least > 0 || most < 0;
  const number = typeof value === 'string' ? Number(value) : value;
  if (typeof number !== 'number' || Number.isNaN(number)) return false;
  return number < least || number > most || (number === least && isOpen.least) || (number === most && isOpen.most);
}
