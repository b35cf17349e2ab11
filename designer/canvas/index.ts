export { Canvas, type CanvasProps } from './Canvas.tsx';
export { useCanvasSurface } from './canvas-surface.ts';
export { draggedNodes, placeInWords } from './node-words.ts';
export { controlPart, type EditedPart, TitleEditor } from './in-place/index.ts';
export { ownWidth, type PaperWidth, paperWords, WidthChoice } from './paper/index.ts';
export { type Carry, useCarry } from './use-carry.ts';
export { type Drag, type Dragged, dropDragged, type DropSurface, useDrag } from './use-drag.ts';
