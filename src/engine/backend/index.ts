/** Documents of kind `backend`: the differences between a back end of another version and the API that pages use. */
export { compareVersions } from './compare-versions.ts';
export type { AnswerShape, CallDifference, FieldCall } from './call-difference.ts';
export {
  type BackendDifferences,
  backendDifferences,
  type MessageDifference,
  type QueryDifference,
} from './differences.ts';
export { type CallAddress, differenceOf, fillCall, type Parameters } from './call-template.ts';
export { pointThere } from './point-there.ts';
