/** Problems on a screen: each part has its boundary. */
export { ProblemBoundary } from './ProblemBoundary.tsx';
