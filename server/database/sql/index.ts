/** Names and expressions of SQL: identifiers, orders, LIKE patterns, rows of texts. */
export { likePattern } from './like-pattern.ts';
export {
  byLanguage,
  byteOrder,
  chineseCollation,
  chineseOrder,
  greatestIn,
  hasTenant,
  identifier,
  type IndexColumn,
  indexColumn,
  isMember,
  isOneOf,
  jsonList,
  listed,
  sharesOne,
} from './identifiers.ts';
export { textRows } from './text-rows.ts';
export { countInTurns, countWithin, estimateRows } from './count-in-turns.ts';
