import { say } from '../../../locale/index.ts';
import {
  fromPointer,
  isJsonObject,
  readAt,
  readItems,
  readObject,
  type JsonObject,
  type JsonValue,
} from '../../../schema/json/index.ts';
import type { ExchangeReport } from '../exchange-report.ts';

const deepest = 8;
const mostTimes = 2;

/** The number of definitions and parts that may still be followed. It bounds schemas in which a few lines multiply. */
export interface Budget {
  left: number;
}

/**
 * Returns a schema with its reference (`#/…`) and the unconditional parts of `allOf` merged into it. Endless references
 * and references to other documents are left unchanged.
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

/** Returns the reference of a schema. */
export function refersTo(schema: JsonObject): string | undefined {
  return typeof schema.$ref === 'string' ? schema.$ref : undefined;
}

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

/** Returns the type of a schema: the first one that is not null, or the one that its members imply. */
export function typeOf({ type, properties, items }: JsonObject): string | undefined {
  const written: JsonValue | undefined = Array.isArray(type) ? type.find((each) => each !== 'null') : type;
  if (typeof written === 'string') return written;
  if (properties !== undefined) return 'object';
  return items === undefined ? undefined : 'array';
}

/**
 * Reports a definition that contains itself too many times.
 * @returns true if it must not be followed again.
 */
export function isEndless(
  ref: string | undefined,
  { inside, there }: { inside: readonly string[]; there: string },
  { told }: { told: ExchangeReport[] },
): boolean {
  const isEnough = ref !== undefined && inside.filter((each) => each === ref).length >= mostTimes;
  if (isEnough)
    told.push({ became: 'lost', pointer: there, message: say('定义里又有自己，只画出{mostTimes}层。', { mostTimes }) });
  return isEnough;
}
