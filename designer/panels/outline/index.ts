/** The tree of what stands in a form. */
export { Outline } from './Outline.tsx';
export { useOutlineSurface } from './outline-surface.ts';
