export { type Difference, differencesBetween } from './differences-between.ts';
export { differenceInWords } from './difference-in-words.ts';
export { differenceOfLines } from './difference-of-lines.ts';
