/** How a back end of another version differs from the API that pages use: documents of kind `backend`, read. */
export { compareVersions } from './compare-versions.ts';
export {
  type AnswerShape,
  type BackendDifferences,
  backendDifferences,
  type CallDifference,
  type FieldCall,
  type MessageDifference,
  type QueryDifference,
} from './differences.ts';
export { type CallAddress, differenceOf, fillCall, type Parameters } from './call-template.ts';
export { pointThere } from './point-there.ts';
