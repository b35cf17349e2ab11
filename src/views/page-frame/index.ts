export { PageBox } from './PageBox.tsx';
export { PageSteps } from './PageSteps.tsx';
