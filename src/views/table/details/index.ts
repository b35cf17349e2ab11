export { DetailLine } from './DetailLine.tsx';
export { ExpandButton } from './ExpandButton.tsx';
