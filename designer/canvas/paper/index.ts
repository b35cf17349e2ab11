export { Paper } from './Paper.tsx';
export { ownWidth, type PaperWidth } from './paper-width.ts';
export { paperWords } from './paper-words.ts';
export { WidthChoice } from './WidthChoice.tsx';
