export { ProblemCard } from './ProblemCard.tsx';
export { ProblemMarker } from './ProblemMarker.tsx';
