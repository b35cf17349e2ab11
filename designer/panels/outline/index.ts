export { Outline } from './Outline.tsx';
export { useOutlineSurface } from './outline-surface.ts';
