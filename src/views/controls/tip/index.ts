export { Tip } from './Tip.tsx';
