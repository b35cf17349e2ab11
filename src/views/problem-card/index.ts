/** The problems of a document, shown in place of the affected parts, or above the page if they have no place. */
export { ProblemCard } from './ProblemCard.tsx';
export { ProblemMarker } from './ProblemMarker.tsx';
export { UnplacedProblems } from './UnplacedProblems.tsx';
export { unplacedProblems } from './unplaced-problems.ts';
