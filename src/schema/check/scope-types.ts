import { commonFieldTypes } from '../common-fields.ts';
import {
  places,
  type ExpressionPlace,
  type ExpressionType,
  type ScopeName,
  type ScopeTypes,
} from '../expressions/index.ts';
import { isJsonObject, type JsonObject } from '../json/index.ts';
import type { FoundExpression } from '../references/index.ts';
import type { DeclaredNames } from './names.ts';

const text: ExpressionType = { kind: 'string' };
const anything: ExpressionType = { kind: 'any' };
const openObject: ExpressionType = { kind: 'object', properties: {}, open: true };

const user: ExpressionType = {
  kind: 'object',
  properties: { id: text, username: text, realname: text, orgCode: text, tenantId: text },
};

/** Returns the names in scope at a place of an expression, with their types. An unknown model gives open types. */
export function scopeTypes(
  place: ExpressionPlace,
  model: string | undefined,
  lineModel: string | undefined,
  names: Pick<DeclaredNames, 'fields'>,
): ScopeTypes {
  const record = recordType(model, names, 2);
  const line = place === 'record' ? record : recordType(lineModel, names, 1);
  const types: Readonly<Record<ScopeName, ExpressionType>> = {
    $record: record,
    $values: record,
    $value: anything,
    $line: line,
    $parent: openObject,
    $selection: { kind: 'array', items: record },
    $query: openObject,
    $chosen: openObject,
    $args: openObject,
    $loaded: anything,
    $result: anything,
    $mode: text,
    $route: openObject,
    $permissions: { kind: 'array', items: text },
    $user: user,
    $now: text,
    $today: text,
  };
  const untyped: Partial<typeof types> =
    place === 'rule'
      ? { $record: openObject, $values: openObject, $line: anything }
      : place === 'row' || place === 'cell'
        ? { $line: anything }
        : {};
  const known = { ...types, ...untyped };
  return Object.fromEntries(places[place].map((name) => [name, known[name]]));
}

/**
 * Adds the fields that only the form has to a scope. They are members of its values, and of the form's record or,
 * inside rows, of the row.
 */
export function withOwnFields(
  scope: ScopeTypes,
  place: ExpressionPlace,
  fields: FoundExpression['ownFields'],
): ScopeTypes {
  if (!fields) return scope;
  const { here, around } = fields;
  const values = around ?? here;
  return {
    ...scope,
    ...(scope['$values'] && { $values: withFields(scope['$values'], values) }),
    ...(place === 'form' && scope['$record'] && { $record: withFields(scope['$record'], values) }),
    ...(place === 'form' && around && scope['$line'] && { $line: withFields(scope['$line'], here) }),
  };
}

function withFields(type: ExpressionType, paths: ReadonlySet<string>): ExpressionType {
  if (type.kind !== 'object' || type.open) return type;
  const names = [...paths].map((path) => path.replace(/\..*/, ''));
  const own = Object.fromEntries(names.map((name) => [name, anything]));
  return { ...type, properties: { ...own, ...type.properties } };
}

function recordType(model: string | undefined, names: Pick<DeclaredNames, 'fields'>, depth: number): ExpressionType {
  const fields = model === undefined ? undefined : names.fields(model);
  if (!fields) return openObject;
  const properties: Record<string, ExpressionType> = {};
  for (const [name, kind] of Object.entries(commonFieldTypes)) properties[name] = { kind };
  for (const [name, field] of Object.entries(fields)) {
    properties[name] = fieldType(field, names, depth);
    if (field['x-dict'] !== undefined || field['x-ref'] !== undefined) properties[`${name}_dictText`] = text;
  }
  return { kind: 'object', properties };
}

function fieldType(field: JsonObject, names: Pick<DeclaredNames, 'fields'>, depth: number): ExpressionType {
  const child = field['x-child'];
  if (isJsonObject(child)) {
    const lines =
      depth > 0 && typeof child['model'] === 'string' ? recordType(child['model'], names, depth - 1) : openObject;
    return { kind: 'array', items: lines };
  }
  switch (field['type']) {
    case 'number':
    case 'integer':
      return { kind: 'number' };
    case 'boolean':
      return { kind: 'boolean' };
    case 'array':
      return { kind: 'array', items: anything };
    default:
      return text;
  }
}
