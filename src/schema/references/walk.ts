import { extractTemplate, textParts } from '../expressions/index.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json/index.ts';
import type { VisitContext } from './visitor.ts';

/** Appends one segment to a JSON pointer. */
export function at(pointer: string, key: string | number): string {
  return `${pointer}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

export function objectOf(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** The items of an array with their pointers; of a single value, that value; of nothing, none. */
export function itemsOf(value: JsonValue | undefined, pointer: string): [JsonValue, string][] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value.map((item, index) => [item, at(pointer, index)]) : [[value, pointer]];
}

/** The members of an object with their pointers. */
export function membersOf(value: JsonValue | undefined, pointer: string): [string, JsonValue, string][] {
  return Object.entries(objectOf(value)).map(([key, inner]) => [key, inner, at(pointer, key)]);
}

export function textOf(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Tells of every expression inside a value, at any depth. */
export function visitExpressions(value: JsonValue | undefined, pointer: string, context: VisitContext): void {
  if (typeof value === 'string') {
    const text = extractTemplate(value);
    if (text !== undefined) tellExpression(text, value.indexOf('{{') + 2, pointer, context);
    return;
  }
  if (Array.isArray(value)) for (const [item, place] of itemsOf(value, pointer)) visitExpressions(item, place, context);
  else for (const [, inner, place] of membersOf(value, pointer)) visitExpressions(inner, place, context);
}

/** Tells of the expressions inside a text for people, or inside its versions by locale. */
export function visitText(value: JsonValue | undefined, pointer: string, context: VisitContext): void {
  if (typeof value === 'string') {
    for (const part of textParts(value))
      if ('expression' in part) tellExpression(part.expression, part.start, pointer, context);
    return;
  }
  for (const [, inner, place] of membersOf(value, pointer)) visitText(inner, place, context);
}

function tellExpression(text: string, start: number, pointer: string, context: VisitContext): void {
  const { place, lineModel } = context;
  const model = context.recordModel ?? context.model;
  const around = { place, ...(model !== undefined && { model }), ...(lineModel !== undefined && { lineModel }) };
  context.visitor.expression?.({ text, pointer, start, ...around });
}

export function visitField(value: JsonValue | undefined, pointer: string, context: VisitContext): void {
  if (typeof value === 'string' && context.model !== undefined) context.visitor.field?.(context.model, value, pointer);
}

/** A list of field names, objects that name one under `key`, and `...`. */
export function visitFieldItem(item: JsonValue, pointer: string, key: string, context: VisitContext): void {
  if (item === '...') return;
  if (typeof item === 'string') visitField(item, pointer, context);
  else visitField(objectOf(item)[key], at(pointer, key), context);
}

export function visitPermission(value: JsonValue | undefined, pointer: string, context: VisitContext): void {
  if (typeof value === 'string') context.visitor.permission?.(value, pointer);
}
