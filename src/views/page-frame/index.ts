/** What pages that are no lists have around them. */
export { PageBox } from './PageBox.tsx';
export { PageSteps } from './PageSteps.tsx';
