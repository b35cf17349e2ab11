export { FileCell } from './FileCell.tsx';
