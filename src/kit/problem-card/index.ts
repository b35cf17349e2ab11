export { useModelProblems } from './use-model-problems.ts';
export { ProblemCard } from './ProblemCard.tsx';
export { ProblemMarker } from './ProblemMarker.tsx';
export { UnplacedProblems } from './UnplacedProblems.tsx';
export { unplacedProblems } from './unplaced-problems.ts';
