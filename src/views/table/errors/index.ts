export { ErrorTip } from './ErrorTip.tsx';
export { SpokenErrors, errorId } from './SpokenErrors.tsx';
