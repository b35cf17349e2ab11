export { ProblemBoundary } from './ProblemBoundary.tsx';
