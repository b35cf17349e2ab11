export { AppFrame } from './AppFrame.tsx';
export { RootBoundary } from './RootBoundary.tsx';
export { watchSlowCalls } from './slow-calls.ts';
export { httpErrorAtom } from './http-error-atom.ts';
export { outdatedAtom } from './outdated-atom.ts';
