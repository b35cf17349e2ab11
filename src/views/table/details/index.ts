/** What hangs below a row. */
export { DetailLine } from './DetailLine.tsx';
export { ExpandButton } from './ExpandButton.tsx';
