import { say } from '../../locale/index.ts';
import { isJsonObject, objectOf, toPointer, type JsonObject, type JsonValue } from '../../schema/json/index.ts';
import { nearestName } from '../../schema/problems/nearest-name.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import type { Findings } from './findings.ts';
import { gateLimits } from './limits.ts';

export interface Place {
  readonly pointer: string;
  readonly depth: number;
  readonly gate: { vocabulary: Vocabulary; findings: Findings; nodes: number };
}

/** Checks a value and returns it cleaned, or undefined for a dropped one, after reporting the reason. */
export type Shape = (value: JsonValue, place: Place) => JsonValue | undefined;

/** Returns the place of a member; every object and array on the way counts as one level. */
export function below(place: Place, key: string | number): Place {
  return new Below(place, key);
}

/** The pointer is only computed when a problem is reported. */
class Below implements Place {
  readonly depth: number;
  readonly gate: Place['gate'];
  readonly #above: Place;
  readonly #key: string | number;
  constructor(above: Place, key: string | number) {
    this.depth = above.depth + 1;
    this.gate = above.gate;
    this.#above = above;
    this.#key = key;
  }
  get pointer(): string {
    return this.#above.pointer + toPointer([this.#key]);
  }
}

/** Reports a problem and drops the value. */
export function refuse(place: Place, code: string, message: string, expected?: string, nearest?: string): undefined {
  place.gate.findings.report({
    code,
    pointer: place.pointer,
    message,
    ...(expected === undefined ? {} : { expected }),
    ...(nearest === undefined ? {} : { nearest }),
  });
}

export function refuseDepth(place: Place): undefined {
  return refuse(
    place,
    'too-deep',
    say('嵌套超过 {depth} 层，这一部分没有采用。', { depth: gateLimits.depth }),
    say('至多 {depth} 层', { depth: gateLimits.depth }),
  );
}

/** An object with exactly these keys; others are dropped and reported with the nearest valid one. */
export function object(keys: Record<string, Shape>): (value: JsonValue, place: Place) => JsonObject | undefined {
  const shapes = new Map(Object.entries(keys));
  return (value, place) => {
    if (!isJsonObject(value)) return refuse(place, 'wrong-type', say('这里应当是一个对象。'), say('对象'));
    if (place.depth > gateLimits.depth) return refuseDepth(place);
    const cleaned: JsonObject = {};
    for (const [key, member] of Object.entries(value)) {
      const at = below(place, key);
      const shape = shapes.get(key);
      if (!shape) {
        refuse(at, 'unknown-key', say('没有“{key}”这个关键字。', { key }), undefined, nearestName(key, shapes.keys()));
        continue;
      }
      const result = shape(member, at);
      if (result !== undefined) cleaned[key] = result;
    }
    return cleaned;
  };
}

/** An object with free keys: `refusal` returns the reason why a key is rejected, if it is. */
export function map(
  refusal: (key: string) => string | undefined,
  shape: Shape,
): (value: JsonValue, place: Place) => JsonObject | undefined {
  return (value, place) => {
    if (!isJsonObject(value)) return refuse(place, 'wrong-type', say('这里应当是一个对象。'), say('对象'));
    if (place.depth > gateLimits.depth) return refuseDepth(place);
    const cleaned: [string, JsonValue][] = [];
    for (const key of Object.keys(value)) {
      const at = below(place, key);
      const why = refusal(key);
      const result = why === undefined ? shape(value[key] ?? null, at) : refuse(at, 'unsafe-name', why);
      if (result !== undefined) cleaned.push([key, result]);
    }
    return objectOf(cleaned);
  };
}

/**
 * An array; items that do not fit are dropped. With `keepPlaces` a dropped item leaves null, so that indexes stay
 * valid.
 */
export function array(shape: Shape, keepPlaces = false): Shape {
  return (value, place) => {
    if (!Array.isArray(value)) return refuse(place, 'wrong-type', say('这里应当是一个数组。'), say('数组'));
    if (place.depth > gateLimits.depth) return refuseDepth(place);
    const items = value.map((item, index) => shape(item, below(place, index)));
    return items.flatMap((item) => (item === undefined ? (keepPlaces ? [null] : []) : [item]));
  };
}

/** Applies the first shape whose test accepts the value. */
export function either(...choices: [test: (value: JsonValue) => boolean, shape: Shape][]): Shape {
  return (value, place) => {
    const choice = choices.find(([test]) => test(value));
    return choice ? choice[1](value, place) : refuse(place, 'wrong-type', say('这里的值类型不对。'));
  };
}

/** Replaces values that `shape` rejects with the safe value instead of dropping them. */
export function orElse(shape: Shape, safe: JsonValue): Shape {
  return (value, place) => {
    const result = shape(value, place);
    return result === undefined ? safe : result;
  };
}
