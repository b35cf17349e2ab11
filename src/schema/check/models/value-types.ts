import { say } from '../../../locale/index.ts';
import {
  compileExpression,
  ExpressionError,
  extractTemplate,
  inferType,
  type Expression,
  type ExpressionPlace,
  type ExpressionType,
  type ScopeTypes,
} from '../../expressions/index.ts';
import { readObject, readObjects, toPointer, type JsonObject, type JsonValue } from '../../json/index.ts';
import type { Explanation } from '../../parse/index.ts';
import { scopeTypes } from '../scope-types.ts';
import { atField, type CheckedModel, type Fields } from './checked-model.ts';

/** Finds expressions whose result can never have the type of their field. */
export function valueTypeMistakes(model: CheckedModel): Explanation[] {
  const { id, body, fields } = model;
  const fieldsOf = (other: string) => (other === id ? fields : model.fieldsOf(other));
  const lineModel = (of: Fields, name: unknown) => readObject(of[String(name)]?.['x-child'])['model'];
  const check = (place: ExpressionPlace, field: JsonObject | undefined, value: JsonValue | undefined, at: Place) =>
    field ? wrongResult(field, value, scopeTypes(place, id, at.line, { fields: fieldsOf }), at) : [];
  const set = (values: JsonValue | undefined, of: Fields, path: string[], line?: unknown): Explanation[] =>
    Object.entries(readObject(values)).flatMap(([name, value]) =>
      check('line', of[name], value, {
        name,
        pointer: toPointer([...path, name]),
        ...(typeof line === 'string' && { line }),
      }),
    );
  return [
    ...Object.entries(fields).flatMap(([name, field]) => [
      ...check('record', field, field['x-value'], { name, pointer: atField(name, 'x-value') }),
      ...check('default', field, field['default'], { name, pointer: atField(name, 'default') }),
    ]),
    ...readObjects(readObject(body['states'])['transitions']).flatMap(({ item, index }) =>
      set(item['set'], fields, ['states', 'transitions', String(index), 'set']),
    ),
    ...readObjects(body['postings']).flatMap(({ item, index }) =>
      set(
        item['set'],
        fieldsOf(String(item['into'])),
        ['postings', String(index), 'set'],
        lineModel(fields, item['each']),
      ),
    ),
    ...readObjects(body['creates']).flatMap(({ item, index }) => {
      const target = fieldsOf(String(item['to']));
      const { each, into, set: lineSet } = readObject(item['lines']);
      const made = fieldsOf(String(lineModel(target, into)));
      const path = ['creates', String(index)];
      return [
        ...set(item['set'], target, [...path, 'set']),
        ...set(lineSet, made, [...path, 'lines', 'set'], lineModel(fields, each)),
      ];
    }),
  ];
}

interface Place {
  name: string;
  pointer: string;
  line?: string;
}

function wrongResult(
  field: JsonObject,
  value: JsonValue | undefined,
  scope: ScopeTypes,
  { name, pointer }: Place,
): Explanation[] {
  const text = typeof value === 'string' ? extractTemplate(value) : undefined;
  const ast = text === undefined ? undefined : astOf(text);
  if (!ast) return [];
  const results = resultsOf(ast).map((node) => ({ node, kinds: kindsOf(inferType(node, scope)) }));
  const isWrong = results.some(({ node, kinds }) => cannotBe(field, node, kinds, scope));
  if (!isWrong) return [];
  const message = say('这个表达式算出的值不是字段“{name}”的类型。', { name });
  return [{ code: 'wrong-type', pointer, message, expected: expectedOf(field) }];
}

function astOf(text: string): Expression | undefined {
  try {
    return compileExpression(text).ast;
  } catch (error) {
    if (error instanceof ExpressionError) return undefined;
    throw error;
  }
}

function resultsOf(node: Expression): Expression[] {
  if (node.type === 'ConditionalExpression') return [...resultsOf(node.consequent), ...resultsOf(node.alternate)];
  if (node.type === 'LogicalExpression' && node.operator !== '&&')
    return [...resultsOf(node.left), ...resultsOf(node.right)];
  return [node];
}

type Kind = ExpressionType['kind'];

function kindsOf(type: ExpressionType): Kind[] {
  return type.kind === 'union' ? type.of.flatMap(kindsOf) : [type.kind];
}

const lists = new Set<Kind>(['array', 'object', 'function']);

function cannotBe(field: JsonObject, node: Expression, kinds: readonly Kind[], scope: ScopeTypes): boolean {
  const some = kinds.filter((kind) => kind !== 'null');
  if (some.length === 0 || some.includes('any')) return false;
  const every = (isWrong: (kind: Kind) => boolean) => some.every(isWrong);
  switch (field['type']) {
    case 'number':
    case 'integer':
      if (node.type === 'Literal' && typeof node.value === 'string') return !isNumberText(node.value);
      return every((kind) => kind === 'string' || lists.has(kind));
    case 'array':
      return every((kind) => kind !== 'array');
    case 'string':
      if (!isMoment(field)) return every((kind) => lists.has(kind));
      return every((kind) => kind !== 'string' && kind !== 'date') || addsNumber(node, scope);
    default:
      return false;
  }
}

function isNumberText(text: string): boolean {
  return text.trim() === '' || Number.isFinite(Number(text));
}

function isMoment({ format }: JsonObject): boolean {
  return format === 'date' || format === 'date-time' || format === 'time';
}

/** `$record.day + 30` concatenates a text and a number, which is never a date. */
function addsNumber(node: Expression, scope: ScopeTypes): boolean {
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return false;
  return [node.left, node.right].some((side) => kindsOf(inferType(side, scope)).every((kind) => kind === 'number'));
}

function expectedOf(field: JsonObject): string {
  if (isMoment(field)) return say('日期或时间的文本，例如 {example}', { example: '{{ $today }}' });
  return String(field['type']);
}
