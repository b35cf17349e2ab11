/** What is wrong with a document, in the place of what it spoils, and above it for what has no place. */
export { ProblemCard } from './ProblemCard.tsx';
export { ProblemMarker } from './ProblemMarker.tsx';
export { UnplacedProblems } from './UnplacedProblems.tsx';
export { unplacedProblems } from './unplaced-problems.ts';
