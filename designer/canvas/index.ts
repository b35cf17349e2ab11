/** The canvas: the runtime's own drawing, and what is drawn over it. */
export { Canvas, type CanvasProps } from './Canvas.tsx';
export { canvasSurface } from './canvas-surface.ts';
export { draggedNodes, placeInWords } from './node-words.ts';
export { TitleEditor } from './TitleEditor.tsx';
export { type Carry, useCarry } from './use-carry.ts';
export { type Drag, type Dragged, dropDragged, type DropSurface, useDrag } from './use-drag.ts';
