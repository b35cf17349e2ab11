import {
  fromPointer,
  isJsonObject,
  readAt,
  readItems,
  readObject,
  type JsonObject,
  type JsonValue,
} from '../../../schema/json/index.ts';
import { say } from '../../../schema/locale/index.ts';
import type { Told } from '../told.ts';

/** Definitions are followed through so many others at most. */
const deepest = 8;
/** A definition that stands in itself is drawn so many times. */
const mostTimes = 2;

/** How many definitions and parts may still be followed: what a few lines multiply must end. */
export interface Budget {
  left: number;
}

/**
 * A schema with what it refers to (`#/…`) and what all of its parts ask for in it. What refers to itself without an end,
 * or to another document, is left as it stands.
 */
export function resolvedSchema(schema: JsonObject, root: JsonObject, budget: Budget, depth = 0): JsonObject {
  const { $ref, allOf, ...own } = schema;
  if ($ref === undefined && allOf === undefined) return schema;
  budget.left -= 1;
  const isFollowed = depth < deepest && budget.left > 0;
  const target = typeof $ref === 'string' && isFollowed ? targetOf($ref, root) : undefined;
  const parts = isFollowed ? readItems(allOf).filter(isPlain) : [];
  const left = readItems(allOf).filter((part) => !parts.includes(part));
  const all = [...(target ? [target] : []), ...parts].map((part) => resolvedSchema(part, root, budget, depth + 1));
  const merged = [...all, own].reduce((whole, part) => mergedSchema(whole, part), {});
  const unresolved = {
    ...($ref !== undefined && !target && { $ref }),
    ...(left.length > 0 && { allOf: left }),
  };
  return { ...merged, ...unresolved };
}

/** The definition that a schema is. */
export function refersTo(schema: JsonObject): string | undefined {
  return typeof schema.$ref === 'string' ? schema.$ref : undefined;
}

/** What decides by a condition cannot be merged. */
function isPlain(part: JsonObject): boolean {
  return part.if === undefined && part.then === undefined && part.else === undefined;
}

function mergedSchema(one: JsonObject, other: JsonObject): JsonObject {
  const properties = { ...readObject(one.properties), ...readObject(other.properties) };
  const required = [one.required, other.required].flatMap((each) => (Array.isArray(each) ? each : []));
  return {
    ...one,
    ...other,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required: [...new Set(required)] }),
  };
}

function targetOf(ref: string, root: JsonObject): JsonObject | undefined {
  if (!ref.startsWith('#')) return undefined;
  try {
    const target: JsonValue | undefined = readAt(root, fromPointer(decodeURIComponent(ref.slice(1))));
    return isJsonObject(target) ? target : undefined;
  } catch {
    return undefined;
  }
}

/** The type of a schema: the first that is not null, or what its members say. */
export function typeOf({ type, properties, items }: JsonObject): string | undefined {
  const written: JsonValue | undefined = Array.isArray(type) ? type.find((each) => each !== 'null') : type;
  if (typeof written === 'string') return written;
  if (properties !== undefined) return 'object';
  return items === undefined ? undefined : 'array';
}

/** Whether a definition has stood in itself often enough, which is told. */
export function isEndless(
  ref: string | undefined,
  { inside, there }: { inside: readonly string[]; there: string },
  { told }: { told: Told[] },
): boolean {
  const isEnough = ref !== undefined && inside.filter((each) => each === ref).length >= mostTimes;
  if (isEnough)
    told.push({ became: 'lost', pointer: there, message: say('定义里又有自己，只画出{mostTimes}层。', { mostTimes }) });
  return isEnough;
}
