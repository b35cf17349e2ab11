/** What is said beside a thing while one points at it. */
export { Tip } from './Tip.tsx';
