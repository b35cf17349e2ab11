import { commonFieldTypes } from '../common-fields.ts';
import type { ExpressionType, ScopeTypes } from '../expressions/index.ts';
import { isJsonObject, type JsonObject } from '../json/index.ts';
import type { ExpressionPlace } from '../format/index.ts';
import type { FoundExpression } from '../references/index.ts';
import type { DeclaredNames } from './names.ts';

const text: ExpressionType = { kind: 'string' };
const anything: ExpressionType = { kind: 'any' };
const openObject: ExpressionType = { kind: 'object', properties: {}, open: true };

const user: ExpressionType = {
  kind: 'object',
  properties: { id: text, username: text, realname: text, orgCode: text, tenantId: text },
};

/** What an expression sees at its place: names with their types. A model that is not known gives open types. */
export function scopeTypes(
  place: ExpressionPlace,
  model: string | undefined,
  lineModel: string | undefined,
  names: Pick<DeclaredNames, 'fields'>,
): ScopeTypes {
  const record = recordType(model, names, 2);
  const always: ScopeTypes = { $record: record, $user: user, $now: text, $today: text };
  switch (place) {
    case 'default':
      return { $user: user, $now: text, $today: text };
    case 'record':
      return { ...always, $line: record, $parent: openObject };
    case 'line':
      return { ...always, $line: recordType(lineModel, names, 1) };
    case 'form':
      return {
        ...always,
        $values: record,
        $value: anything,
        $line: recordType(lineModel, names, 1),
        $mode: text,
        $route: openObject,
      };
    case 'row':
    case 'menu':
      return {
        ...always,
        $value: anything,
        ...(place === 'menu' && { $chosen: openObject }),
        $selection: { kind: 'array', items: record },
        $query: openObject,
        $route: openObject,
        $line: anything,
      };
    case 'call':
      return {
        ...always,
        $values: record,
        $value: anything,
        $args: openObject,
        $loaded: anything,
        $parent: openObject,
        $result: anything,
        $chosen: openObject,
        $selection: { kind: 'array', items: record },
        $query: openObject,
        $route: openObject,
      };
    case 'rule':
      return { ...always, $record: openObject, $values: openObject, $value: anything, $line: anything };
  }
}

/**
 * Extends a scope with the fields that only the form has. They are members of its values, and of the form's record, or
 * of the row inside rows.
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
