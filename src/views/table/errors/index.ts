/** What is wrong in a cell, shown beside it and spoken. */
export { ErrorTip } from './ErrorTip.tsx';
export { SpokenErrors, errorId } from './SpokenErrors.tsx';
