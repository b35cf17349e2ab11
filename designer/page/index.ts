export { Designer, type DesignerProps } from './Designer.tsx';
export { aroundNow } from './around-now.ts';
