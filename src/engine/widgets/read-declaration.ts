import { Validator, type OutputUnit } from '@cfworker/json-schema';

import type { WidgetDeclaration } from '../../../generated/widget-declarations.ts';
import { isReservedColumnType, reservedTypeText } from '../../schema/column-types/column-types.ts';
import type { JsonObject, JsonValue } from '../../schema/json/index.ts';
import format from '../../schema/widget-declaration.schema.json' with { type: 'json' };
import { readObject } from '../values/index.ts';

/** The declaration of a widget, or its problems: sentences that begin with the key. */
export type ReadDeclaration = { declaration: WidgetDeclaration } | { problems: string[] };

/**
 * Parses the x- keywords at the top of a widget's props schema. `isWhole`: a widget of the catalogue, which declares
 * all that a designer needs; a host's widget may omit any of them.
 */
export function readDeclaration(props: JsonObject, isWhole = false): ReadDeclaration {
  const declaration = Object.fromEntries(
    Object.entries(props).flatMap(([key, value]) => (isDeclared(key) ? [[shortName(key), value]] : [])),
  );
  const reserved = reservedTypes(declaration.columnTypes);
  if (reserved.length > 0) return { problems: reserved };
  if (isDeclaration(declaration, isWhole)) return { declaration };
  const { errors } = validatorOf(isWhole).validate(declaration);
  const depth = ({ instanceLocation }: OutputUnit) => instanceLocation.split('/').length;
  const deepest = Math.max(...errors.map(depth));
  return { problems: [sentence(errors.findLast((error) => depth(error) === deepest))] };
}

/** Returns the props schema without the declaration at its top. */
export function withoutDeclaration(props: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(props).filter(([key]) => !isDeclared(key)));
}

function isDeclared(key: string): boolean {
  return key.startsWith('x-') && key !== 'x-en-US' && key !== 'x-bind';
}

/** Returns the keywords as a draft-07 schema of the declaration, under the names used in code. */
export function declarationSchema(): JsonObject {
  // A copy: the imported object is shared, and its type has literal strings.
  const copy: JsonValue = JSON.parse(JSON.stringify(format));
  const { $schema: _, ...schema } = readObject(copy);
  const renamed = (part: JsonValue | undefined) =>
    Array.isArray(part) ? part.map((name) => (typeof name === 'string' ? shortName(name) : name)) : [];
  return {
    ...schema,
    required: renamed(schema.required),
    oneOf: ['value', 'layout'].map((name) => ({ required: [name] })),
    properties: Object.fromEntries(
      Object.entries(readObject(schema.properties)).map(([key, part]) => [shortName(key), part]),
    ),
  };
}

const validators = new Map<boolean, Validator>();

function validatorOf(isWhole: boolean): Validator {
  const known = validators.get(isWhole);
  if (known) return known;
  const { required: _, oneOf: __, ...open } = declarationSchema();
  const made = new Validator(isWhole ? declarationSchema() : open, '7', false);
  validators.set(isWhole, made);
  return made;
}

function isDeclaration(value: object, isWhole: boolean): value is WidgetDeclaration {
  return validatorOf(isWhole).validate(value).valid;
}

function reservedTypes(types: JsonValue | undefined): string[] {
  const names = Array.isArray(types) ? types.filter((type) => typeof type === 'string') : [];
  return names.filter(isReservedColumnType).map((name) => `x-column-types: ${reservedTypeText(name)}`);
}

function sentence(error: OutputUnit | undefined): string {
  const place = (error?.instanceLocation ?? '#').replace(/^#\/?/, '').replaceAll('/', '.');
  return `${longName(place)}: ${error?.keyword === 'false' ? 'There is no such keyword.' : error?.error}`;
}

/** `x-column-types` → `columnTypes`. */
function shortName(key: string): string {
  return key.replace(/^x-/, '').replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function longName(path: string): string {
  return path === '' ? 'x-…' : `x-${path.replaceAll(/([A-Z])/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
