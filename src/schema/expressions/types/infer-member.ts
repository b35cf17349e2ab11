import { say } from '../../../locale/index.ts';
import { nearestName } from '../../problems/nearest-name.ts';
import type { Expression, MemberExpression } from '../ast.ts';
import { globals } from '../globals/index.ts';
import { suggesting } from '../problem.ts';
import { builtinOf } from '../run/builtin.ts';
import type { Inference } from './inference.ts';
import { methodResults } from './method-types.ts';
import type { Report } from './report.ts';
import { lacksMember } from './type-words.ts';
import { alternatives, any, itemsOf, number, text, union, type ExpressionType } from './type.ts';

type Place = { start: number; end: number };

export function inferMember(node: MemberExpression, inference: Inference): ExpressionType {
  const { infer, report } = inference;
  const key = staticKey(node);
  if (node.computed) infer(node.property);
  const builtin = globalOf(node.object, inference);
  if (builtin) return builtinMember(builtin, key, node.property, report);
  const type = infer(node.object);
  if (key === undefined) return elementOf(type);
  return memberType(type, key, node.property, report);
}

/** Returns the members of the global that a node names, unless the scope or an arrow overrides the name. */
export function globalOf(node: Expression, { types, locals }: Inference) {
  if (node.type !== 'Identifier' || locals.has(node.name) || Object.hasOwn(types, node.name)) return undefined;
  return builtinOf(globals.get(node.name));
}

export function staticKey({ computed, property }: MemberExpression): string | undefined {
  if (!computed) return property.type === 'Identifier' ? property.name : undefined;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
}

function builtinMember(
  builtin: NonNullable<ReturnType<typeof builtinOf>>,
  key: string | undefined,
  place: Place,
  report: Report,
) {
  if (key === undefined || builtin.read.has(key)) return typeof builtin.read.get(key ?? '') === 'number' ? number : any;
  const nearest = nearestName(key, [...builtin.read.keys(), ...builtin.methods.keys()]);
  report('unknown-field', suggesting(say('没有可以读取的“{key}”', { key }), nearest), place, nearest);
  return any;
}

function elementOf(type: ExpressionType): ExpressionType {
  return type.kind === 'string' ? text : itemsOf(type);
}

/** Returns the type of a member; reports a problem if none of the possible types of the object has it. */
export function memberType(type: ExpressionType, key: string, place: Place, report: Report): ExpressionType {
  const objects = alternatives(type).filter(({ kind }) => kind !== 'null');
  if (objects.length === 0) {
    report('empty-value', say('值为空，读不到“{key}”。', { key }), place);
    return any;
  }
  const found = objects.map((object) => knownMember(object, key));
  const known = found.filter((member) => member !== undefined);
  if (known.length > 0) return known.length === found.length ? union(known) : any;
  const names = objects.flatMap(memberNames);
  const nearest = nearestName(key, names);
  const [object] = objects;
  const problem = object && object.kind !== 'object' ? lacksMember(object, key) : say('没有名为“{key}”的字段', { key });
  report('unknown-field', suggesting(problem, nearest), place, nearest);
  return any;
}

function knownMember(type: ExpressionType, key: string): ExpressionType | undefined {
  if (type.kind === 'any' || type.kind === 'union') return any;
  if (type.kind === 'object')
    return Object.hasOwn(type.properties, key) ? type.properties[key] : type.open ? any : undefined;
  return (type.kind === 'string' || type.kind === 'array') && key === 'length' ? number : undefined;
}

function memberNames(type: ExpressionType): string[] {
  if (type.kind === 'object') return Object.keys(type.properties);
  return [
    ...(type.kind === 'string' || type.kind === 'array' ? ['length'] : []),
    ...Object.keys(methodResults[type.kind] ?? {}),
  ];
}
