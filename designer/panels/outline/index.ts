/** The tree of what stands in a form. */
export { Outline } from './Outline.tsx';
export { outlineSurface } from './outline-surface.ts';
