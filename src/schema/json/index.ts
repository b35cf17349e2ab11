export { parseJson, type ParsedJson } from './parse-json.ts';
export type { JsonProblem, JsonProblemCode } from './json-problem.ts';
export type { Position, PositionMap } from './position-map.ts';
export type { Place } from './line-index.ts';
export {
  isJsonObject,
  isRecord,
  type JsonArray,
  type JsonObject,
  type JsonScalar,
  type JsonValue,
} from './json-value.ts';
export { isEqual } from './equal.ts';
export { objectOf } from './object-of.ts';
export { fromPointer, toPointer, type Path } from './pointer.ts';
export { MAX_DEPTH, textFault, keyFault, numberFault } from './storable.ts';
export {
  own,
  readAt,
  readItems,
  readNumber,
  readObject,
  readObjects,
  readString,
  readStringMap,
  readStrings,
} from './read-json.ts';
export { shareEqual } from './share-equal.ts';
