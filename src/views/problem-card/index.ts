export { ProblemCard } from './ProblemCard.tsx';
