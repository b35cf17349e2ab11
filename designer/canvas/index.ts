/** The canvas: the runtime's own drawing, and what is drawn over it. */
export { Canvas, type CanvasProps } from './Canvas.tsx';
export { type Drag, type Dragged, dropDragged, useDrag } from './use-drag.ts';
